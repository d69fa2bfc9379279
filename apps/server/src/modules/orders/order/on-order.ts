import { type Refusal, refuse, type Result } from '@axle/kernel';
import type { OrderStatus } from '@axle/orders';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { orderRefusals } from './order-refusals.ts';

/** An order as effects of its steps know it. */
export interface OrderRow extends RecordRow {
  readonly orderNo: string;
  readonly kind: string;
  readonly status: OrderStatus;
  readonly statusBefore?: OrderStatus;
  readonly warehouse?: number;
}

type Effect = (context: LedgerContext, order: OrderRow, transit: Transit) => Promise<Result<RecordValues>>;

/** The effect of a step of an order's life, with the ledger at hand; what Amazon fulfils is led by Amazon alone. */
export const onOrder =
  (effect: Effect): TransitionEffect =>
  async transit => {
    const order = transit.before as OrderRow;
    if (order.kind === 'fba') return refuse([orderRefusals.fba]);
    const done = await effect(ledgerContext(transit.parts.database, transit.parts.caller), order, transit);
    return done.ok ? done : refuse([done.refusal]);
  };

/** Why an order is not changed by itself: others are merged into it. */
export async function refuseMerged({ transaction }: Pick<LedgerContext, 'transaction'>, order: number): Promise<Refusal | undefined> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sales_order where merged_into = ${order}) as found`.execute(transaction);
  return rows[0]!.found ? orderRefusals.hasMerged : undefined;
}

/** What an order is freed of when a hold or an abnormality ends. */
export const nothingHeld: RecordValues = { holdReason: undefined, holdNote: undefined, holdUntil: undefined, heldAt: undefined };
