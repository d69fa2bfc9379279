import type { Decimal, Refusal } from '@axle/kernel';
import { type PriceBand, type ProfitTerms, usualTargetMargin } from '@axle/logistics';
import type { EnumListField, RecordRow, RecordValues, Resource } from '@axle/page-kit';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { PickBox, type PickOption } from '../../../engine/fields/parts/pick-box.view.tsx';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useEstimates } from './use-estimates.ts';
import { ProfitResult, type UsedTerms } from './profit-result.view.tsx';
import { profitText as text } from './profit-text.ts';
import './profit.css';

/** The terms that the server returned; undefined where data are missing. */
function readTerms(values: RecordValues, row: RecordRow): UsedTerms | undefined {
  if (values['lines'] === undefined) return undefined;
  const share = (key: string) => values[key] as Decimal;
  const terms: ProfitTerms = {
    vatRate: share('vatRate'),
    returnRate: share('returnRate'),
    resaleRate: share('resaleRate'),
    adsRate: share('adsRate'),
    otherRate: share('otherRate'),
    refundRate: share('refundRate'),
    ...(values['refundMost'] === undefined ? {} : { refundMost: share('refundMost') }),
    referral: (values['referral'] ?? []) as ProfitTerms['referral'],
    fulfilment: (values['bands'] ?? []) as readonly PriceBand[],
    storage: share('storage'),
    purchase: share('purchase'),
    freight: share('freight'),
    duty: share('duty'),
  };
  return {
    terms,
    currency: String(values['currency']),
    price: values['price'] as Decimal,
    target: (row['targetMargin'] ?? usualTargetMargin) as Decimal,
    from: String(values['versions'] ?? ''),
  };
}

/** An estimate whose price the user moves: its profit, and the price that reaches the target margin. */
export const ProfitCalculator = observer(function ProfitCalculator({ page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const id = useId();
  const [chosen, setChosen] = useState<RecordRow>();
  const [answer, setAnswer] = useState<{ readonly id: number; readonly values: RecordValues }>();
  const [failed, setRefusal] = useState<Refusal>();
  const estimates = useEstimates(page, records);
  const row = chosen ?? estimates.first;
  const refusal = failed ?? estimates.refusal;
  const option = (one: RecordRow): PickOption => {
    const [sku, site] = [session.referred('sku', one['sku'] as number), session.referred('site', one['site'] as number)];
    const text = [sku?.code, site?.code, String(one['fulfilment']).toUpperCase()].filter(Boolean).join(' · ');
    return { id: one.id, text, ...(sku ? { note: session.say(sku.name) } : {}) };
  };
  const latest = useLatest();
  useEffect(() => {
    if (!row) return latest.giveUp();
    const { sku, site, fulfilment, targetMargin } = row;
    const input = { sku, site, fulfilment, ...(targetMargin === undefined ? {} : { targetMargin }) };
    void latest.ask(
      signal => records.work('whatIf', input, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setAnswer({ id: row.id, values: reply.value });
      },
    );
  }, [latest, records, row]);
  const current = row && answer?.id === row.id ? answer.values : undefined;
  const terms = row && current && readTerms(current, row);
  const missing = (page.resource as Resource).fields['missing'] as EnumListField;
  return (
    <div className="ax-profit">
      <header>
        <div className="ax-profit-choice">
          <label htmlFor={id}>{session.say(text.estimate)}</label>
          <PickBox
            id={id}
            picked={row && option(row)}
            placeholder={session.say(text.find)}
            disabled={estimates.isEmpty}
            invalid={false}
            load={async (typed, signal) => (await estimates.find(typed, signal)).map(option)}
            nothing={session.say(text.nothing)}
            onPick={picked => setChosen(picked && estimates.found(picked.id))}
            onLeave={() => undefined}
          />
        </div>
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {estimates.isEmpty && <p>{session.say(text.none)}</p>}
      {current && !terms && (
        <Callout intent="warning" title={session.say(text.missing)}>
          <ValueView field={missing} value={current['missing']} />
        </Callout>
      )}
      {terms && row && <ProfitResult key={row.id} used={terms} />}
    </div>
  );
});
