import type { Refusal } from '@axle/kernel';
import {
  type Condition,
  factsOf,
  operatorsOf,
  operatorWords,
  type RuleOperator,
  settledCondition,
  valuesTaken,
  writeValues,
} from '@axle/logistics';
import type { LineField } from '@axle/page-kit';
import { Button, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { References } from '../../references/references.ts';
import { fieldInputs } from '../inputs/field-inputs.ts';
import { PickBox } from '../parts/pick-box.view.tsx';
import { conditionsText as text } from './conditions-text.ts';
import { valueField, valuesOf } from './condition-value.ts';

/** What the first input holds of a condition that is changed. */
function startOf({ op, values }: Condition, kind: LineField['kind']): unknown {
  if (kind === 'enumList') return values;
  return valuesTaken(op) === 'many' ? writeValues(values) : values[0];
}

interface Props {
  readonly facts: string;
  readonly condition: Condition | undefined;
  onTake(condition: Condition): void;
  onCancel(): void;
}

/** One condition: its field, how it is compared, and its values by the input that suits the field. */
export const ConditionEditor = observer(function ConditionEditor({ facts: set, condition, onTake, onCancel }: Props) {
  const session = useService(Session);
  const references = useService(References);
  const id = useId();
  const facts = factsOf(set);
  const [field, setField] = useState(condition?.field ?? Object.keys(facts)[0] ?? '');
  const [op, setOp] = useState<RuleOperator>(condition?.op ?? operatorsOf(facts[field]!)[0]!);
  const fact = facts[field]!;
  const typed = valueField(fact, op);
  const [value, setValue] = useState<unknown>(condition && startOf(condition, typed.kind));
  const [second, setSecond] = useState<unknown>(condition?.values[1]);
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = (nextField: string, nextOp: RuleOperator) => {
    const fits = operatorsOf(facts[nextField]!).includes(nextOp) ? nextOp : operatorsOf(facts[nextField]!)[0]!;
    const kind = valueField(facts[nextField]!, fits).kind;
    if (nextField !== field || kind !== typed.kind) [setValue, setSecond].forEach(set => set(undefined));
    setField(nextField);
    setOp(fits);
    setRefusal(undefined);
  };
  const addCode = (code: string) =>
    setValue(valuesTaken(op) === 'many' ? writeValues([...new Set([...valuesOf(value, undefined, op), code])]) : code);
  const take = () => {
    const settled = settledCondition(facts, { field, op, values: valuesOf(value, second, op) });
    if (settled.ok) onTake(settled.value);
    else setRefusal(settled.refusal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // a list that is open above takes its keys itself
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    else take();
    event.preventDefault();
    event.stopPropagation();
  };
  const Input = fieldInputs[typed.kind];
  const input = (name: string, held: unknown, set: (given: unknown) => void) => (
    <Input
      id={`${id}-${name}`}
      field={typed}
      value={held}
      disabled={false}
      invalid={refusal !== undefined}
      beside={fact.unit}
      describedBy={refusal && `${id}-note`}
      placeholder={session.say(text.value)}
      onChange={set}
      onLeave={() => undefined}
    />
  );
  const load = async (wanted: string, signal: AbortSignal) => {
    const reply = await references.find(fact.entity!, wanted, signal);
    return reply.ok ? reply.value.rows.map(row => ({ id: row.id, text: session.say(row.name), note: row.code })) : [];
  };
  return (
    <div className="ax-condition-editor" onKeyDown={onKeyDown}>
      <HTMLSelect aria-label={session.say(text.field)} value={field} onChange={event => choose(event.currentTarget.value, op)}>
        {Object.entries(facts).map(([key, { label }]) => (
          <option key={key} value={key}>
            {session.say(label)}
          </option>
        ))}
      </HTMLSelect>
      <HTMLSelect
        aria-label={session.say(text.operator)}
        value={op}
        onChange={event => choose(field, event.currentTarget.value as RuleOperator)}
      >
        {operatorsOf(fact).map(each => (
          <option key={each} value={each}>
            {session.say(operatorWords[each])}
          </option>
        ))}
      </HTMLSelect>
      {valuesTaken(op) !== 0 && (
        <span className="ax-condition-values">
          <label htmlFor={`${id}-first`}>{session.say(text.value)}</label>
          {input('first', value, setValue)}
          {valuesTaken(op) === 2 && (
            <>
              <label htmlFor={`${id}-second`}>{session.say(text.to)}</label>
              {input('second', second, setSecond)}
            </>
          )}
          {fact.entity !== undefined && (
            <PickBox
              id={`${id}-pick`}
              picked={undefined}
              placeholder={session.say(text.pick)}
              disabled={false}
              invalid={false}
              nothing={session.say(referenceText.nothing)}
              load={load}
              onPick={picked => picked?.note !== undefined && addCode(picked.note)}
              onLeave={() => undefined}
            />
          )}
        </span>
      )}
      <Button intent="primary" text={session.say(text.take)} onClick={take} />
      <Button variant="minimal" text={session.say(text.cancel)} onClick={onCancel} />
      {refusal && (
        <p id={`${id}-note`} role="alert" className="ax-bad">
          {session.say(refusal.message)}
        </p>
      )}
    </div>
  );
});
