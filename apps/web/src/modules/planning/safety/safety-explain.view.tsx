import { type Decimal, type Refusal } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { SafetyFormula } from './safety-formula.view.tsx';
import { safetyText as text } from './safety-text.ts';
import { type SoldWeek, WeeksChart } from './weeks-chart.view.tsx';
import './safety.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** Most rows that can be chosen from at a time. */
const mostOffered = 200;

interface Demand {
  readonly weeks: readonly SoldWeek[];
  readonly price?: string | undefined;
}

/** A safety stock with its arithmetic: the formula with its numbers, another service level tried, and the weeks that it comes from. */
export const SafetyExplain = observer(function SafetyExplain({ page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const [find, setFind] = useState('');
  const [rows, setRows] = useState<readonly RecordRow[]>([]);
  const [id, setId] = useState<number>();
  const [demand, setDemand] = useState<Demand>({ weeks: [] });
  const [refusal, setRefusal] = useState<Refusal>();
  const [latestRows, latestDemand] = [useLatest(), useLatest()];
  useEffect(() => {
    const typed = find.trim();
    const query = {
      filters: [
        { field: 'status', op: 'eq' as const, value: 1 },
        { field: 'computed', op: 'notEmpty' as const },
        ...(typed === '' ? [] : [{ field: 'name', op: 'contains' as const, value: typed }]),
      ],
      sort: page.sort,
      limit: mostOffered,
    };
    void latestRows.ask(
      signal => records.list(query, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setRows(reply.value.rows);
      },
    );
  }, [latestRows, records, find, page]);
  const row = rows.find(each => each.id === id) ?? rows[0];
  const [sku, node] = [row?.['sku'], row?.['node']];
  useEffect(() => {
    if (sku === undefined || node === undefined) return latestDemand.giveUp();
    void latestDemand.ask(
      signal => records.work('demand', { sku, node, weeks: 26, cutOutliers: true }, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok)
          setDemand({ weeks: (reply.value['rows'] ?? []) as readonly SoldWeek[], price: reply.value['price'] as string | undefined });
      },
    );
  }, [latestDemand, records, sku, node]);
  const skuName = (each: RecordRow) => session.referred('sku', each['sku'] as number);
  const label = (each: RecordRow) => {
    const known = skuName(each);
    return `${String(each['name'])}${known ? ` ${session.say(known.name)}` : ''}`;
  };
  return (
    <div className="ax-safety">
      <header>
        <label>
          {session.say(text.find)}
          <InputGroup value={find} maxLength={60} onValueChange={setFind} />
        </label>
        <label>
          {session.say(text.row)}
          <HTMLSelect value={row?.id ?? ''} onChange={event => setId(Number(event.currentTarget.value))}>
            {rows.map(each => (
              <option key={each.id} value={each.id}>
                {label(each)}
              </option>
            ))}
          </HTMLSelect>
        </label>
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {rows.length === 0 && <p>{session.say(text.none)}</p>}
      {row && (
        <>
          <SafetyFormula key={row.id} row={row} price={demand.price} />
          {demand.weeks.length > 0 ? (
            <WeeksChart weeks={demand.weeks} buffer={Number(row['result'] ?? row['computed'] ?? 0)} />
          ) : (
            <p>{session.say(text.noSales)}</p>
          )}
        </>
      )}
      {row?.['reorderPoint'] !== undefined && (
        <p>
          {session.say(text.reorder)} <strong>{shownDecimal(String(row['reorderPoint']) as Decimal)}</strong>
        </p>
      )}
      {row === undefined && rows.length > 0 && <p>{session.say(text.none, {})}</p>}
    </div>
  );
});
