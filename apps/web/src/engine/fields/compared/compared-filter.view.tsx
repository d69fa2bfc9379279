import { comparisonSigns, type Field, type FilterOperator, filterFits, formatValue, parseCell, unbound } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { FilterProps } from '../field-view.ts';

/**
 * A comparison and a value, or a range: of numbers, weeks, months, times. The value waits for the comparison. A range with both ends
 * empty is no filter, and what cannot be read is marked and asks for nothing.
 */
export const ComparedFilter = observer(function ComparedFilter({ name, field, filter, labelledBy, onFilter }: FilterProps) {
  const session = useService(Session);
  const [op, setOp] = useState<FilterOperator | ''>(filter?.op ?? '');
  const [ends, setEnds] = useState<readonly string[]>(textsOf(field, filter?.value));
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setOp(current => filter?.op ?? (filter === undefined && ends.every(end => end === '') ? current : ''));
    setEnds(textsOf(field, filter?.value));
    setWrong(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the filter alone decides what the inputs fall back to
  }, [filter]);
  const commit = (nextOp: FilterOperator | '', texts: readonly string[]) => {
    const [from, to] = texts.map(text => valueOf(field, text));
    const used = nextOp === 'between' ? [from, to] : [from];
    const isEmpty = nextOp === '' || used.every(value => value === null);
    const next = { field: name, op: nextOp || ('eq' as const), value: nextOp === 'between' ? used : from };
    const isWrong = !isEmpty && (used.includes(undefined) || !filterFits(field, next));
    setWrong(isWrong);
    if (!isWrong) onFilter(isEmpty ? undefined : next);
  };
  const input = (end: number, label: string) => (
    <input
      className="ax-filter-input"
      inputMode={field.kind === 'integer' ? 'numeric' : 'text'}
      aria-label={label}
      aria-invalid={wrong || undefined}
      disabled={op === ''}
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

const isWhole = ({ kind }: Field) => kind === 'integer' || kind === 'bytes' || kind === 'user';

/** What stays of a typed text: of whole numbers the digits. */
const typedText = (field: Field, text: string) => (isWhole(field) ? text.replace(/(?!^-)\D/g, '') : text);

/** The value that a text means, null for none, undefined for one that cannot be read. Bounds of the field do not bind a search. */
function valueOf(field: Field, text: string): unknown {
  if (text.trim() === '') return null;
  if (isWhole(field)) return Number.isNaN(Number(text)) ? undefined : Number(text);
  const read = parseCell(unbound(field), text);
  return read.ok ? read.value : undefined;
}

const textsOf = (field: Field, value: unknown): readonly string[] =>
  (Array.isArray(value) ? [value[0], value[1]] : [value, undefined]).map((end: unknown) =>
    end === undefined || end === null ? '' : isWhole(field) ? String(end) : formatValue(field, end, 'en'),
  );
