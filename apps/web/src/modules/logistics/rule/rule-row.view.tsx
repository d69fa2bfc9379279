import { fill, type Text } from '@axle/kernel';
import type { NeverReason } from '@axle/logistics';
import { type Field, formatValue, type RecordRow, type Resource } from '@axle/page-kit';
import { Button, Switch } from '@blueprintjs/core';
import { DragHandleVertical, Edit, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ruleText as text } from './rule-text.ts';

/** What may be done with a rule; what its reader may not do is absent. */
export interface RuleRowActions {
  readonly onOpen: () => void;
  readonly onMove?: ((place: number) => void) | undefined;
  readonly onSwitch?: ((on: boolean) => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDel?: (() => void) | undefined;
}

interface Props extends RuleRowActions {
  readonly row: RecordRow;
  readonly place: number;
  readonly resource: Resource;
  readonly outputs: readonly string[];
  readonly never: NeverReason | undefined;
  readonly over: boolean;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDrop: () => void;
}

const reasonOf = (never: NeverReason): Text =>
  never.kind === 'covered' ? fill(text.covered, { by: never.by, name: never.name }) : never.kind === 'over' ? text.over : text.contradicts;

/** One rule of an ordered table. */
export const RuleRow = observer(function RuleRow(props: Props) {
  const { row, place, resource, outputs, never, over, onOpen, onMove, onSwitch, onEdit, onDel } = props;
  const session = useService(Session);
  const name = String(row['name'] ?? '');
  const named = (words: Text) => session.say(words, { name });
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !onMove) return;
    event.preventDefault();
    onMove(place + step);
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    props.onDragOver();
  };
  const conditions = resource.fields['conditions']!;
  const output = (key: string, field: Field, first: boolean) =>
    first ? (
      <strong key={key}>
        <ValueView field={field} value={row[key]} />
      </strong>
    ) : (
      <span key={key} className="ax-rule-output">
        {field.kind !== 'bool' && <span className="ax-hint">{session.say(field.label)} </span>}
        {field.kind === 'bool' ? session.say(field.label) : <ValueView field={field} value={row[key]} />}
      </span>
    );
  const shown = outputs.filter(key => {
    const value = row[key];
    return value !== undefined && value !== false && value !== '';
  });
  const day = (key: string) => formatValue(resource.fields[key]!, row[key], session.language);
  const isOn = row['status'] === 1;
  return (
    <tr
      className={`${isOn ? '' : 'ax-rule-off '}${over ? 'ax-rule-over' : ''}`}
      data-rule={row.id}
      onDragOver={hold}
      onDrop={event => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <td className="ax-rule-place">
        {onMove && (
          <button
            type="button"
            draggable
            className="ax-rule-grip"
            aria-label={named(text.move)}
            title={named(text.move)}
            onKeyDown={walk}
            onDragStart={event => {
              event.dataTransfer.setData('text/plain', String(row.id));
              props.onDragStart();
            }}
          >
            <DragHandleVertical />
          </button>
        )}
        {place}
      </td>
      <td>
        <Switch
          checked={isOn}
          disabled={!onSwitch}
          aria-label={named(text.turnedOn)}
          onChange={event => onSwitch?.(event.currentTarget.checked)}
        />
      </td>
      <th scope="row">
        <button type="button" className="ax-rule-name" aria-label={named(text.open)} onClick={onOpen}>
          {name}
        </button>
        {never && isOn && (
          <span className="ax-pill ax-tone-warn" title={session.say(reasonOf(never))}>
            {session.say(text.never)}
          </span>
        )}
      </th>
      <td className="ax-rule-conditions">
        {row['conditions'] === undefined ? (
          <span className="ax-faint">{session.say(text.always)}</span>
        ) : (
          <ValueView field={conditions} value={row['conditions']} />
        )}
      </td>
      <td className="ax-rule-outcome">{shown.map((key, at) => output(key, resource.fields[key]!, at === 0))}</td>
      <td className="ax-rule-period">
        {row['activeFrom'] === undefined && row['activeTo'] === undefined ? '' : `${day('activeFrom')} – ${day('activeTo')}`}
      </td>
      <td className="ax-rule-hits" title={session.say(text.hitsHelp)}>
        {row['hits30'] !== undefined && <strong>{String(row['hits30'])}</strong>}
        {Number(row['hits30']) > 0 && <span className="ax-hint"> {String(row['share30'])}%</span>}
        {row['lastHit'] !== undefined && <div className="ax-hint">{day('lastHit')}</div>}
      </td>
      <td className="ax-rule-note">{String(row['note'] ?? '')}</td>
      <td className="ax-rule-buttons">
        {onEdit && <Button size="small" variant="minimal" icon={<Edit />} aria-label={named(text.edit)} onClick={onEdit} />}
        {onDel && <Button size="small" variant="minimal" icon={<Trash />} aria-label={named(text.del)} onClick={onDel} />}
      </td>
    </tr>
  );
});
