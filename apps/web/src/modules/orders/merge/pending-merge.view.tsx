import { permissionCode, type RecordValues } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { GroupTable } from './group-table.view.tsx';
import { groupsIn, savingOf } from './merge-groups-in.ts';
import { mergeText as text } from './merge-text.ts';
import { useMergeActions } from './use-merge-actions.ts';
import './merge.css';

const tab = 'tab1';
/** Conditions that stand in sight; the others are folded. */
const usual: ReadonlySet<string> = new Set(['platform', 'store', 'warehouse', 'shipTo', 'sku']);

/** Orders that save freight by going in one parcel, group by group, and what is done with them. */
export const PendingMerge = observer(function PendingMerge({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool);
  const [typed, setTyped] = useState<{ readonly given: RecordValues; readonly values: RecordValues }>({ given, values: given });
  const asked = typed.given === given ? typed.values : given;
  const [turn, setTurn] = useState(0);
  const { values, refusal, inputs } = useTypedTool({ page, active }, tab, asked, turn);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const groups = useMemo(() => (values ? groupsIn(values) : []), [values]);
  const work = useMergeActions(page, () => {
    setTicked(new Set());
    setTurn(turn + 1);
  });
  const written = useToolExport(tab, tool);
  const may = (action: string) => !session.viewing && session.can(permissionCode(section, page.key, action));
  const chosen = groups.filter(({ rows }) => rows.filter(({ order }) => ticked.has(Number(order))).length >= 2);
  const input = (name: string) => (
    <TypedField
      key={name}
      field={tool.inputs[name]!}
      value={asked[name]}
      note={null}
      refusal={inputs.refusals.get(name)}
      onChange={value => setTyped({ given, values: { ...asked, [name]: value } })}
    />
  );
  const names = Object.keys(tool.inputs);
  const orders = groups.reduce((all, { rows }) => all + rows.length, 0);
  return (
    <div className="ax-merge">
      <header aria-label={session.say(text.conditions)}>
        {names.filter(name => usual.has(name)).map(input)}
        <details>
          <summary>{session.say(text.more)}</summary>
          <div>{names.filter(name => !usual.has(name)).map(input)}</div>
        </details>
      </header>
      <div className="ax-merge-bar">
        {may('merge') && (
          <Button
            intent="primary"
            loading={work.running}
            disabled={chosen.length === 0}
            text={session.say(text.mergeTicked, { count: chosen.length })}
            onClick={() => void work.merge(chosen, ticked)}
          />
        )}
        {may('batchMerge') && (
          <Button
            loading={work.running}
            disabled={groups.length === 0}
            text={session.say(text.mergeAll)}
            onClick={() => void work.mergeAll(inputs.values, groups)}
          />
        )}
        {written && <WriteButton written={written} input={inputs.values} />}
        <span role="status">
          {groups.length > 0 && session.say(text.counts, { groups: groups.length, orders })}{' '}
          {savingOf(groups) !== '0' && <strong>{session.say(text.saving, { amount: shownDecimal(savingOf(groups), 2) })}</strong>}
        </span>
      </div>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {work.refused.length > 0 && (
        <Callout intent="danger" compact role="alert">
          {work.refused.map(message => (
            <div key={message.en}>{session.say(message)}</div>
          ))}
        </Callout>
      )}
      {values?.['more'] === true && (
        <Callout intent="warning" compact>
          {session.say(text.cut)}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(text.working)}</p>}
      {values && groups.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {groups.length > 0 && (
        <GroupTable
          tool={tool}
          groups={groups}
          ticked={ticked}
          onTick={setTicked}
          merge={may('merge') ? group => void work.merge([group], ticked) : undefined}
          ignore={may('ignore') ? group => void work.ignore(group, ticked) : undefined}
        />
      )}
    </div>
  );
});
