import type { FilterOperator } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { comparisonSigns } from '../../list/filter-words.ts';
import type { FilterProps } from '../field-view.ts';

const asNumber = (text: string) => (text.trim() === '' ? null : Number(text));

/** A comparison and a number, or a range. The number waits for the comparison. A range with both ends empty is no filter. */
export const IntegerFilter = observer(function IntegerFilter({ name, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const [op, setOp] = useState<FilterOperator | ''>(filter?.op ?? '');
  const [ends, setEnds] = useState<readonly string[]>(textsOf(filter?.value));
  useEffect(() => {
    setOp(current => filter?.op ?? (filter === undefined && ends.every(end => end === '') ? current : ''));
    setEnds(textsOf(filter?.value));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the filter alone decides what the inputs fall back to
  }, [filter]);
  const commit = (nextOp: FilterOperator | '', texts: readonly string[]) => {
    const numbers = texts.map(asNumber);
    if (nextOp === '' || numbers.some(Number.isNaN)) return onFilter(undefined);
    if (nextOp === 'between')
      return onFilter(
        numbers.every(number => number === null) ? undefined : { field: name, op: nextOp, value: [numbers[0] ?? null, numbers[1] ?? null] },
      );
    return onFilter(numbers[0] === null || numbers[0] === undefined ? undefined : { field: name, op: nextOp, value: numbers[0] });
  };
  const input = (end: number, label: string) => (
    <input
      className="ax-filter-input"
      inputMode="numeric"
      aria-label={label}
      disabled={op === ''}
      value={ends[end] ?? ''}
      onChange={event => setEnds(ends.with(end, event.currentTarget.value.replace(/(?!^-)\D/g, '')))}
      onBlur={() => commit(op, ends)}
      onKeyDown={event => event.key === 'Enter' && commit(op, ends)}
    />
  );
  return (
    <>
      <select
        className="ax-filter-operator"
        aria-labelledby={labelledBy}
        value={op}
        onChange={event => {
          const next = event.currentTarget.value as FilterOperator | '';
          setOp(next);
          commit(next, next === '' ? ['', ''] : ends);
        }}
      >
        <option value="">—</option>
        {Object.entries(comparisonSigns).map(([key, sign]) => (
          <option key={key} value={key}>
            {sign}
          </option>
        ))}
        <option value="between" title={session.say(engineText.between)}>
          a–b
        </option>
      </select>
      {input(0, session.say(op === 'between' ? engineText.from : engineText.operator))}
      {op === 'between' && (
        <>
          <span className="ax-faint">–</span>
          {input(1, session.say(engineText.to))}
        </>
      )}
    </>
  );
});

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [0, 1].map(end => (value[end] === null || value[end] === undefined ? '' : String(value[end])))
    : [value === undefined ? '' : String(value), ''];
