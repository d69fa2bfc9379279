import { linesIn, type RecordValues } from '@axle/page-kit';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { OrderDesk } from './order-desk.ts';

/** What the server knows of the lines of the order in hand: asked when a SKU, the supplier or the terms change, and once it is saved. */
export function useFigures(desk: OrderDesk, records: PageRecords, active: boolean): RecordValues {
  const latest = useLatest();
  const [facts, setFacts] = useState<RecordValues>({});
  const drafts = desk.form?.drafts ?? {};
  const { supplier, currency } = drafts;
  const skus = [...new Set(linesIn(drafts, 'lines').flatMap(({ sku }) => (typeof sku === 'number' ? [sku] : [])))].toSorted(
    (a, b) => a - b,
  );
  const input = {
    supplier,
    skus,
    ...(currency === undefined || currency === '' ? {} : { currency }),
    priceInclTax: drafts['priceInclTax'] !== false,
    ...(desk.row === undefined ? {} : { purchaseOrder: desk.row.id }),
  };
  const asked = typeof supplier === 'number' && skus.length > 0 ? JSON.stringify(input) : undefined;
  const version = desk.row?.version;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work('figures', JSON.parse(asked) as RecordValues, { signal }),
      reply => setFacts(reply.ok ? reply.value : {}),
    );
  }, [latest, records, asked, active, version]);
  return facts;
}
