import type { Text } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Clock } from '../../gateways/clock.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { waitingText as text } from '../../text/waiting.ts';
import '../tables.css';
import './waiting-list.css';
import { waitedWords } from './waited-words.ts';
import { useWaiting, type WaitingRows } from './waiting-rows.ts';

/** A column of the list of pending documents. */
export interface WaitingColumn<Row> {
  readonly label: Text;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
}

/** What is known of every pending document. */
export interface WaitingDocument {
  readonly id: number;
  /** The moment from which it has been pending. */
  readonly since?: string;
  /** Whether it is assigned to the current user. */
  readonly mine?: boolean;
}

interface WaitingListProps<Row extends WaitingDocument> {
  readonly title: Text;
  /** Said where nothing waits. */
  readonly nothing: Text;
  readonly waiting: WaitingRows<Row>;
  /** Whether the page is the one in sight. */
  readonly active: boolean;
  /** The label of its number, and the number by which it is known and scanned. */
  readonly known: { readonly label: Text; readonly by: (row: Row) => string };
  readonly columns: readonly WaitingColumn<Row>[];
  /** Whether a document has waited too long. */
  readonly long?: (row: Row) => boolean;
  readonly onOpen: (row: Row) => void;
}

/** The documents that wait at a station, the most urgent first: opened by a click or by arrows and Enter, where they are not scanned. */
export const WaitingList = observer(function WaitingList<Row extends WaitingDocument>({
  title,
  nothing,
  waiting,
  active,
  known,
  columns,
  long,
  onOpen,
}: WaitingListProps<Row>) {
  const session = useService(Session);
  const clock = useService(Clock);
  const body = useRef<HTMLTableSectionElement>(null);
  const id = useId();
  useWaiting(waiting, active);
  useEffect(() => {
    if (!active) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
      const buttons = [...(body.current?.querySelectorAll('button') ?? [])];
      const at = buttons.findIndex(button => button === target);
      if (at < 0 && (step < 0 || target.closest('.ax-station-head') === null)) return;
      event.preventDefault();
      buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [active]);
  const { rows, refusal } = waiting;
  return (
    <section className="ax-waiting" aria-labelledby={id}>
      <header>
        <h2 id={id}>{session.say(title)}</h2>
        {rows && rows.length > 0 && (
          <>
            <span className="ax-number">{rows.length}</span>
            <span className="ax-hint">{session.say(text.keys)}</span>
          </>
        )}
      </header>
      {refusal && (
        <Callout intent="danger" role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {rows?.length === 0 && <p className="ax-hint">{session.say(nothing)}</p>}
      {rows && rows.length > 0 && (
        <div className="ax-waiting-rows">
          <table className="ax-table ax-lined" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{session.say(known.label)}</th>
                {columns.map(({ label, right }) => (
                  <th key={label.en} scope="col" className={right ? 'ax-right' : undefined}>
                    {session.say(label)}
                  </th>
                ))}
                <th scope="col" className="ax-right">
                  {session.say(text.waits)}
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map(row => {
                const no = regrouped(known.by(row));
                return (
                  <tr key={row.id} onClick={() => onOpen(row)}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-label={session.say(text.open, { no })}
                        onClick={event => {
                          event.stopPropagation();
                          onOpen(row);
                        }}
                      >
                        {no}
                      </button>
                      {row.mine === true && <span className="ax-pill ax-tone-good">{session.say(text.mine)}</span>}
                    </th>
                    {columns.map(({ label, cell, right }) => (
                      <td key={label.en} className={right ? 'ax-right ax-number' : undefined}>
                        {cell(row)}
                      </td>
                    ))}
                    <td className={`ax-right ax-number${long?.(row) ? ' ax-waiting-long' : ''}`}>
                      {row.since === undefined ? '' : session.say(waitedWords(clock.now() - Date.parse(row.since)))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
});
