import { text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';

/** The after-sales records of an order whose goods the supplier has, and which are to be replaced; the oldest first. */
export const waitingReplacements: ProposalHandler = async ({ database }, { id }) => {
  const { rows } = await sql<{ id: number; asNo: string; qty: number }>`
    select id, as_no as "asNo", qty from after_sale
    where purchase_order = ${id} and state = 'supplier_got' and type in ('exchange', 'repair') order by day, id limit 5`.execute(database);
  return rows.map(({ id: afterSale, asNo, qty }) => ({
    values: { afterSale },
    words: text(`${asNo} ${qty}件`, `${asNo}, ${qty} pcs`),
    why: text('供方已签收，等待补发', 'Received by the supplier, to be replaced'),
  }));
};
