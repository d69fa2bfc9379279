import { comparisonSigns, type Field, filterFits, formatValue, parseCell, unbound } from '@axle/page-kit';
import { digitsOnly, isNumberDisabled, numberFilter, type NumberOperator, rangeValue, toNumber, withOperator } from '@axle/validation';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';

const PickedEnd = lazy(async () => ({ default: (await import('./picked-end.view.tsx')).PickedEnd }));

/**
 * A comparison and a value, or a range: of numbers, weeks, months, times. The value waits for the comparison. A range with both ends
 * empty is no filter, and what cannot be read is marked and asks for nothing.
 */
export const ComparedFilter = observer(function ComparedFilter({ name, field, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const [op, setOp] = useState<NumberOperator | undefined>(comparison(filter?.op));
  const [ends, setEnds] = useState<readonly string[]>(textsOf(field, filter?.value));
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setOp(current => comparison(filter?.op) ?? (filter === undefined && ends.every(end => end === '') ? current : undefined));
    setEnds(textsOf(field, filter?.value));
    setWrong(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the filter alone decides what the inputs fall back to
  }, [filter]);
  const commit = (operator: NumberOperator | undefined, texts: readonly string[]) => {
    const [from, to] = texts.map(text => valueOf(field, text));
    const asked = numberFilter(withOperator({ number: operator === 'between' ? rangeValue(from, to) : from }, operator));
    const next = asked && { field: name, op: asked.operator, value: sentNumber(asked.number) };
    const isWrong = next !== undefined && ([from, operator === 'between' && to].includes(unread) || !filterFits(field, next));
    setWrong(isWrong);
    if (!isWrong) onFilter(next);
  };
  const input = (end: number, label: string) =>
    isPicked(field) ? (
      <Suspense>
        <PickedEnd
          field={field}
          value={valueOrNone(field, ends[end])}
          labelledBy={labelledBy}
          disabled={isNumberDisabled({ operator: op })}
          onText={text => {
            const next = ends.with(end, text);
            setEnds(next);
            commit(op, next);
          }}
        />
      </Suspense>
    ) : (
      <input
        className="ax-filter-input"
        inputMode={field.kind === 'integer' ? 'numeric' : 'text'}
        aria-label={label}
        aria-invalid={wrong || undefined}
        disabled={isNumberDisabled({ operator: op })}
        value={ends[end] ?? ''}
        onChange={event => setEnds(ends.with(end, typedText(field, event.currentTarget.value)))}
        onBlur={() => commit(op, ends)}
        onKeyDown={event => event.key === 'Enter' && commit(op, ends)}
      />
    );
  return (
    <>
      <select
        className="ax-filter-operator"
        aria-labelledby={labelledBy}
        value={op ?? ''}
        onChange={event => {
          const next = comparison(event.currentTarget.value);
          setOp(next);
          commit(next, next === undefined ? ['', ''] : ends);
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

/** Kinds whose values are picked rather than typed alone. */
const isPicked = ({ kind }: Field) => kind === 'month' || kind === 'week' || kind === 'time';

const valueOrNone = (field: Field, typed = '') => {
  const value = valueOf(field, typed);
  return value === unread ? undefined : value;
};

const isWhole = ({ kind }: Field) => kind === 'integer' || kind === 'bytes' || kind === 'user';

/** What stays of a typed text: of whole numbers the digits. */
const typedText = (field: Field, text: string) => (isWhole(field) ? digitsOnly(text, 'signed') : text);

/** What stands for a text that cannot be read. */
const unread = Symbol('unread');

/** The value that a text means; undefined for none. Bounds of the field do not bind a search. */
function valueOf(field: Field, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isWhole(field)) return toNumber(text) ?? unread;
  const read = parseCell(unbound(field), text);
  return read.ok ? read.value : unread;
}

/** A comparison that this filter can set; others come from an address. */
const comparison = (op: string | undefined): NumberOperator | undefined =>
  op !== undefined && (op in comparisonSigns || op === 'between') ? (op as NumberOperator) : undefined;

/** Open ends travel as null. */
const sentNumber = (number: unknown): unknown => (Array.isArray(number) ? number.map((end: unknown) => end ?? null) : number);

const textsOf = (field: Field, value: unknown): readonly string[] =>
  (Array.isArray(value) ? [value[0], value[1]] : [value, undefined]).map((end: unknown) =>
    end === undefined || end === null ? '' : isWhole(field) ? String(end) : formatValue(field, end, 'en'),
  );
