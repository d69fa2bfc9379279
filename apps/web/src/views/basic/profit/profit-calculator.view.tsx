import type { Decimal, Refusal } from '@axle/kernel';
import type { PriceBand, ProfitTerms } from '@axle/logistics';
import type { EnumListField, RecordRow, RecordValues, Resource } from '@axle/page-kit';
import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../view-props.ts';
import { ProfitResult, type ToldTerms } from './profit-result.view.tsx';
import { profitText as text } from './profit-text.ts';
import './profit.css';

/** Most estimates that can be chosen from. */
const mostOffered = 200;

/** The terms that the server told, or which data are missing. */
function readTerms(told: RecordValues, row: RecordRow): ToldTerms | undefined {
  if (told['lines'] === undefined) return undefined;
  const share = (key: string) => told[key] as Decimal;
  const terms: ProfitTerms = {
    vatRate: share('vatRate'),
    returnRate: share('returnRate'),
    resaleRate: share('resaleRate'),
    adsRate: share('adsRate'),
    otherRate: share('otherRate'),
    referral: (told['referral'] ?? []) as ProfitTerms['referral'],
    fulfilment: (told['bands'] ?? []) as readonly PriceBand[],
    storage: share('storage'),
    purchase: share('purchase'),
    freight: share('freight'),
    duty: share('duty'),
  };
  return {
    terms,
    currency: String(told['currency']),
    price: told['price'] as Decimal,
    target: (row['targetMargin'] ?? '25') as Decimal,
    from: String(told['versions'] ?? ''),
  };
}

/** An estimate whose price is moved: what becomes of it, and at which price it earns enough. */
export const ProfitCalculator = observer(function ProfitCalculator({ page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const [find, setFind] = useState('');
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [id, setId] = useState<number>();
  const [told, setTold] = useState<{ readonly id: number; readonly values: RecordValues }>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    const controller = new AbortController();
    void records.list({ filters: [], sort: page.sort, limit: mostOffered }, { signal: controller.signal }).then(reply => {
      if (controller.signal.aborted) return;
      setRefusal(reply.ok ? undefined : reply.refusal);
      if (reply.ok) setRows(reply.value.rows);
    });
    return () => controller.abort();
  }, [records, page]);
  const label = (row: RecordRow) => {
    const [sku, site] = [session.referred('sku', row['sku'] as number), session.referred('site', row['site'] as number)];
    return [sku?.code, site?.code, String(row['fulfilment']).toUpperCase(), sku && session.say(sku.name)].filter(Boolean).join(' · ');
  };
  const typed = find.trim().toLowerCase();
  const offered = (rows ?? []).filter(row => typed === '' || label(row).toLowerCase().includes(typed));
  const row = offered.find(one => one.id === id) ?? offered[0];
  useEffect(() => {
    if (!row) return;
    const controller = new AbortController();
    const { sku, site, fulfilment, targetMargin } = row;
    const input = { sku, site, fulfilment, ...(targetMargin === undefined ? {} : { targetMargin }) };
    void records.work('whatIf', input, { signal: controller.signal }).then(reply => {
      if (controller.signal.aborted) return;
      setRefusal(reply.ok ? undefined : reply.refusal);
      if (reply.ok) setTold({ id: row.id, values: reply.value });
    });
    return () => controller.abort();
  }, [records, row]);
  const current = row && told?.id === row.id ? told.values : undefined;
  const terms = row && current && readTerms(current, row);
  const missing = (page.resource as Resource).fields['missing'] as EnumListField;
  return (
    <div className="ax-profit">
      <header>
        <label>
          {session.say(text.find)}
          <InputGroup value={find} maxLength={60} onValueChange={setFind} />
        </label>
        <label>
          {session.say(text.estimate)}
          <HTMLSelect value={row?.id ?? ''} onChange={event => setId(Number(event.currentTarget.value))}>
            {offered.map(one => (
              <option key={one.id} value={one.id}>
                {label(one)}
              </option>
            ))}
          </HTMLSelect>
        </label>
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {rows?.length === 0 && <p>{session.say(text.none)}</p>}
      {current && !terms && (
        <Callout intent="warning" title={session.say(text.missing)}>
          <ValueView field={missing} value={current['missing']} />
        </Callout>
      )}
      {terms && row && <ProfitResult key={row.id} told={terms} />}
    </div>
  );
});
