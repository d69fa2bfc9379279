import { type Decimal, minorDigits, type Refusal } from '@axle/kernel';
import { type LinesField, linesIn, permissionCode, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { comparedLines, runningTotal } from './compare.ts';
import { CompareTable } from './compare-table.view.tsx';
import { compareText as text } from './compare-text.ts';
import './compare.css';

/** Replies that are offered at a time, the latest first. */
const mostOffered = 200;

/** Pending replies, one beside its order: each line is accepted or not, and the order's new total is shown. */
export const ReplyCompare = observer(function ReplyCompare({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [recordsOf, actions, ids] = [useService(RecordsOf), useService(PageActions), useService(Ids)];
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const [latestRows, latestReply] = [useLatest(), useLatest()];
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [chosen, setChosen] = useState<number>();
  const [reply, setReply] = useState<RecordRow>();
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [why, setWhy] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!active) return;
    const filters = [{ field: 'state', op: 'in' as const, value: ['pending'] }];
    void latestRows.ask(
      signal => records.list({ filters, sort: [{ field: 'repliedAt', descending: true }], limit: mostOffered }, { signal }),
      answer => {
        if (!answer.ok) return setRefusal(answer.refusal);
        setRows(answer.value.rows);
        setChosen(before => (answer.value.rows.some(({ id }) => id === before) ? before : answer.value.rows[0]?.id));
      },
    );
  }, [latestRows, records, active, turn]);
  useEffect(() => {
    setReply(undefined);
    setWithout(new Set());
    setWhy('');
    if (chosen === undefined) return;
    void latestReply.ask(
      () => records.read(chosen),
      answer => (answer.ok ? setReply(answer.value) : setRefusal(answer.refusal)),
    );
  }, [latestReply, records, chosen, turn]);
  const may = (action: string) => !session.viewing && session.can(permissionCode(section, page.key, action));
  const decide = async (action: string, input: RecordValues) => {
    if (!reply) return;
    const targets = [{ id: reply.id, version: reply.version }];
    const answer = await actions.post({ resource, page: page.key, action, targets, input, key: ids.next() });
    const refused = answer.ok ? answer.value[0]?.refusal : answer.refusal;
    setRefusal(refused);
    if (!refused) messages.show('good', text.done);
    setTurn(before => before + 1);
  };
  const field = resource.fields['lines'] as LinesField;
  const lines = reply ? comparedLines(reply) : [];
  const accepted = lines.filter(({ orderLine }) => !without.has(orderLine));
  const total = runningTotal(lines, ({ orderLine }) => !without.has(orderLine));
  const currency = String(reply?.['currency'] ?? 'CNY');
  const money = (amount: Decimal) => `${currency} ${shownDecimal(amount, minorDigits(currency))}`;
  const parts = reply ? linesIn(reply, 'splits') : [];
  const reason = why.trim();
  return (
    <div className="ax-compare">
      <nav aria-label={session.say(text.replies)}>
        {rows?.map(row => (
          <button key={row.id} type="button" aria-current={row.id === chosen} onClick={() => setChosen(row.id)}>
            <ValueView field={resource.fields['purchaseOrder']!} value={row['purchaseOrder']} />
            <small>
              <ValueView field={resource.fields['supplier']!} value={row['supplier']} />
            </small>
            <small>
              <ValueView field={resource.fields['route']!} value={row['route']} />
            </small>
          </button>
        ))}
        {rows?.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      </nav>
      <section>
        {refusal && (
          <Callout intent="danger" compact>
            {session.say(refusal.message)}
          </Callout>
        )}
        {reply && (
          <>
            <CompareTable field={field} lines={lines} without={without} decides={may('acceptLine')} onChange={setWithout} />
            {parts.length > 0 && (
              <p className="ax-hint">
                {session.say(text.parts, {
                  parts: parts.map(({ orderLine, qty, date }) => `${String(orderLine)}: ${String(qty)} × ${String(date)}`).join(', '),
                })}
              </p>
            )}
            <p className="ax-compare-total" role="status">
              {session.say(text.totals, { before: money(total.before), after: money(total.after), delta: money(total.delta) })}
            </p>
            <footer>
              <label>
                {session.say(text.why)}
                <InputGroup value={why} maxLength={500} onValueChange={setWhy} />
              </label>
              {without.size === 0 && may('acceptAll') && (
                <Button intent="primary" text={session.say(text.acceptAll)} onClick={() => void decide('acceptAll', {})} />
              )}
              {without.size > 0 && may('acceptLine') && (
                <Button
                  intent="primary"
                  disabled={accepted.length === 0}
                  text={session.say(text.acceptSome, { count: accepted.length })}
                  onClick={() =>
                    void decide('acceptLine', {
                      acceptedLines: accepted.map(({ orderLine }) => String(orderLine)),
                      ...(reason === '' ? {} : { refuseReason: reason }),
                    })
                  }
                />
              )}
              {may('refuse') && (
                <Button
                  intent="danger"
                  disabled={reason === ''}
                  text={session.say(text.refuse)}
                  onClick={() => void decide('refuse', { refuseReason: reason })}
                />
              )}
            </footer>
          </>
        )}
      </section>
    </div>
  );
});
