import { type Field, fieldsOf, type LinesField, type MergeClash, type Resource, type Side } from '@axle/page-kit';
import { Button, Callout, Radio } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { mergeText } from '../../text/merge.ts';
import { ValueView } from '../fields/value.view.tsx';
import type { MergeQuestion } from './merge-question.ts';

/** Somebody else changed the same fields in the meantime: each field with both values, one to be chosen before the form can be saved. */
export const MergeQuestionView = observer(function MergeQuestionView({
  question,
  resource,
  onTake,
}: {
  readonly question: MergeQuestion;
  readonly resource: Resource;
  onTake(): void;
}) {
  const session = useService(Session);
  const by = question.theirs['updatedBy'];
  const who = typeof by === 'number' ? session.nickname(by) : session.say(mergeText.somebody);
  return (
    <Callout intent="warning" className="ax-form-callout" title={session.say(mergeText.title, { who })}>
      <p>{session.say(mergeText.why)}</p>
      <table className="ax-table ax-lined ax-merge">
        <thead>
          <tr>
            <th scope="col">{session.say(mergeText.place)}</th>
            <th scope="col">{session.say(mergeText.before)}</th>
            <th scope="col">{session.say(mergeText.mine)}</th>
            <th scope="col">{session.say(mergeText.theirs, { who })}</th>
          </tr>
        </thead>
        <tbody>
          {question.clashes.map(clash => (
            <ClashRow key={clash.place} clash={clash} question={question} resource={resource} />
          ))}
        </tbody>
      </table>
      <Button intent="primary" size="small" disabled={!question.answered} text={session.say(mergeText.take)} onClick={onTake} />
    </Callout>
  );
});

const ClashRow = observer(function ClashRow({
  clash,
  question,
  resource,
}: {
  readonly clash: MergeClash;
  readonly question: MergeQuestion;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const name = useId();
  const head = fieldsOf(resource)[clash.field]!;
  const field = clash.column === undefined ? head : (head as LinesField).fields[clash.column]!;
  const label = session.say(field.label);
  const line = clash.line && (head as LinesField).by.map(key => String(clash.line?.[key] ?? '')).join(' ');
  const choice = (side: Side) => (
    <Radio
      name={name}
      checked={question.choices.get(clash.place) === side}
      onChange={() => question.choose(clash.place, side)}
      aria-label={session.say(side === 'mine' ? mergeText.keepMine : mergeText.keepTheirs, { label })}
    >
      <Held field={field} value={clash[side]} isLine={clash.line !== undefined && clash.column === undefined} />
    </Radio>
  );
  return (
    <tr>
      <th scope="row">
        {line === undefined ? label : `${session.say(head.label)} ${line}${clash.column === undefined ? '' : ` · ${label}`}`}
      </th>
      <td>
        <Held field={field} value={clash.base} isLine={clash.line !== undefined && clash.column === undefined} />
      </td>
      <td>{choice('mine')}</td>
      <td>{choice('theirs')}</td>
    </tr>
  );
});

/** A value, or a whole line that one of both removed. */
const Held = observer(function Held({
  field,
  value,
  isLine,
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly isLine: boolean;
}) {
  const session = useService(Session);
  if (!isLine) return <ValueView field={field} value={value} />;
  if (value === undefined) return <span className="ax-faint">{session.say(mergeText.removed)}</span>;
  const cells = Object.entries((field as LinesField).fields).filter(
    ([key]) => (value as Readonly<Record<string, unknown>>)[key] !== undefined,
  );
  return (
    <>
      {cells.map(([key, column], at) => (
        <span key={key}>
          {at > 0 && ' · '}
          <ValueView field={column} value={(value as Readonly<Record<string, unknown>>)[key]} />
        </span>
      ))}
    </>
  );
});
