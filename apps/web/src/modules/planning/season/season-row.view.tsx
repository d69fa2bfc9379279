import { type Decimal, sum } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sumsToTwelve } from '@axle/planning';
import { toNumber } from '@axle/validation';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { monthFields } from './month-fields.ts';
import { seasonText as text } from './season-text.ts';
import { nameOf, readFactors, type SeasonStore, storedFactors } from './season.store.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** How warm a factor is: 1 stands on no ground, 1.5 and more on the warmest, 0.5 and less on the coldest. */
const heat = (typed: string): string | undefined => {
  const away = (toNumber(typed) ?? 1) - 1;
  if (Math.abs(away) < 0.005) return undefined;
  const share = Math.round(Math.min(1, Math.abs(away) / 0.5) * 40);
  return `color-mix(in srgb, var(${away > 0 ? '--warn' : '--info'}) ${share}%, transparent)`;
};

const shown = (typed: string, focused: boolean): string =>
  focused || !/^\d+(\.\d)?$/.test(typed) ? typed : shownDecimal(typed as Decimal, 2);

/** Moves to the cell above, below or beside; the data attributes of a cell hold its row and column. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const { row, month } = event.currentTarget.dataset;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowLeft' && (selectionStart ?? 0) > 0 && selectionStart === selectionEnd) return;
  if (event.key === 'ArrowRight' && (selectionEnd ?? 0) < value.length && selectionStart === selectionEnd) return;
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`input[data-row="${Number(row) + step[0]}"][data-month="${Number(month) + step[1]}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Names of what the row is of, where they are known. */
const nameOfRef = (session: Session, row: RecordRow): string => {
  const entity = ['sku', 'category'].find(each => typeof row[each] === 'number');
  const known = entity && session.referred(entity, row[entity] as number);
  return known ? session.say(known.name) : '';
};

interface Props {
  readonly store: SeasonStore;
  readonly row: RecordRow;
  readonly at: number;
  readonly mayWrite: boolean;
  readonly chosen: boolean;
  onChoose(): void;
  onQuick(): void;
}

/** A row of the matrix: its twelve factors, their sum, and what stands against it. */
export const SeasonRowView = observer(function SeasonRowView({ store, row, at, mayWrite, chosen, onChoose, onQuick }: Props) {
  const session = useService(Session);
  const typed = store.factors(row);
  const stored = storedFactors(row);
  const factors = readFactors(typed, false);
  const off = !factors || !sumsToTwelve(factors);
  const name = nameOf(row);
  const ref = nameOfRef(session, row);
  const refusal = store.refused.get(row.id);
  const paste = (month: number) => (event: ClipboardEvent) => {
    const cells = event.clipboardData
      .getData('text')
      .trim()
      .split(/[\t\n;]+|\s+/);
    if (cells.length < 2) return;
    event.preventDefault();
    store.put(
      row,
      month,
      cells.map(cell => cell.trim()),
    );
  };
  const waits = new Map((row.waitingFields ?? []).map(({ field, after }) => [field, String(after)]));
  return (
    <>
      <tr className={chosen ? 'ax-season-chosen' : undefined} onClick={onChoose}>
        <th scope="row" title={`${name} ${ref}`}>
          {name} {ref && <small>{ref}</small>}
        </th>
        <td>{String(row['effectiveFrom'] ?? '')}</td>
        {typed.map((value, month) => {
          const wait = waits.get(`m${month + 1}`);
          return (
            <td
              key={monthFields[month]!.label.en}
              style={{ background: heat(value) }}
              className={value === stored[month] ? undefined : 'ax-season-changed'}
            >
              <input
                aria-label={session.say(text.cell, { name, month: monthFields[month]!.label })}
                data-row={at}
                data-month={month}
                inputMode="decimal"
                disabled={!mayWrite || store.busy}
                title={wait === undefined ? undefined : session.say(text.waiting, { after: wait })}
                className={wait === undefined ? undefined : 'ax-season-waits'}
                value={shown(value, value !== stored[month])}
                onFocus={event => {
                  onChoose();
                  event.currentTarget.select();
                }}
                onChange={event => store.put(row, month, [event.currentTarget.value])}
                onPaste={paste(month)}
                onKeyDown={walk}
              />
            </td>
          );
        })}
        <td className={`ax-number ax-right${off ? ' ax-season-off' : ''}`}>{factors ? shownDecimal(sum(factors), 2) : '–'}</td>
        <td className="ax-season-tools">
          {mayWrite && (
            <>
              <Button
                size="small"
                variant="minimal"
                disabled={!off || !factors || store.busy}
                text={session.say(text.normalise)}
                aria-label={session.say(text.normaliseRow, { name })}
                onClick={() => store.normalise(row)}
              />
              <Button
                size="small"
                variant="minimal"
                disabled={store.busy}
                text={session.say(text.quick)}
                aria-label={session.say(text.quickRow, { name })}
                onClick={onQuick}
              />
            </>
          )}
        </td>
      </tr>
      {refusal && (
        <tr className="ax-season-refusal">
          <td colSpan={16}>
            <span role="alert">{session.say(refusal.message)}</span>
          </td>
        </tr>
      )}
    </>
  );
});
