import type { Refusal, Result } from '@axle/kernel';
import { retryAfter } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { keepTracking, planOfOrders } from './plan-of-orders.ts';

/** A confirmation on its way to its platform. */
export interface Confirmation {
  readonly id: number;
  readonly order: number;
  readonly platform: string;
  readonly store: number;
  readonly platformOrderId: string;
  readonly parcel: string;
  readonly waybillNo: string;
  readonly carrierCode: string;
  readonly shipDay: string;
  readonly failures: number;
  /** It was under way before, and perhaps arrived. */
  readonly wasSent: boolean;
}

/** What became of a confirmation; one that the platform asks to send later has not failed. */
export type SentConfirmation = Result<void, Refusal & { readonly waitSeconds?: number }>;

/** Sends confirmations to a platform; a store without a connection is confirmed by file. */
export interface ConfirmationSender {
  connects(database: Kysely<Tables>, store: number): Promise<boolean>;
  send(database: Kysely<Tables>, confirmation: Confirmation): Promise<SentConfirmation>;
}

/** Senders by platform. */
export const confirmationSenders = extensionPoint<ConfirmationSender>('sender of confirmations');

/** Notes what a platform said of a confirmation; what failed is tried again, or waits for a person. */
async function settle(database: Kysely<Tables>, { id, failures, order }: Confirmation, sent: SentConfirmation, now: Date): Promise<void> {
  const later = sent.ok ? undefined : sent.refusal.waitSeconds;
  const wait = retryAfter(failures + 1);
  const minutes = later === undefined ? wait : later / 60;
  const next = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
  await (
    sent.ok
      ? sql`update order_confirmation set state = 'sent', sent_at = ${now}, error = null, next_at = null, updated_at = ${now}
        where id = ${id}`
      : sql`update order_confirmation set state = ${next === null ? 'failed' : 'waiting'},
        failures = failures + ${later === undefined ? 1 : 0}, next_at = ${next},
        error = ${sent.refusal.message.en.slice(0, 1000)}, updated_at = ${now} where id = ${id}`
  ).execute(database);
  await keepTracking(database, [order]);
}

/** Takes the next confirmation that is due to one of some platforms, so that nobody else sends it. */
async function takeNext(database: Kysely<Tables>, platform: string, stores: readonly number[], now: Date) {
  const { rows } = await sql<Confirmation>`
    update order_confirmation c set state = 'sending', updated_at = ${now}, tried_at = ${now} from (
      select id, tried_at from order_confirmation where state = 'waiting' and next_at <= ${now} and platform = ${platform}
        and store = any(${[...stores]}::bigint[]) order by next_at, id limit 1 for update skip locked) d where c.id = d.id
    returning c.id, c.sales_order as "order", c.platform, c.store, c.platform_order_id as "platformOrderId", c.parcel,
      c.waybill_no as "waybillNo", c.carrier_code as "carrierCode", c.ship_day as "shipDay", c.failures,
      d.tried_at is not null as "wasSent"`.execute(database);
  return rows[0];
}

/**
 * [S10] Plans what is to be confirmed and sends what is due where the store is connected. A confirmation is taken before it is sent, so
 * that a server that is stopped meanwhile leaves it for a person and never sends it twice.
 */
export async function sendConfirmations(database: Kysely<Tables>, registry: Registry, now: Date, most = 200): Promise<void> {
  await planOfOrders(database, now, sql<boolean>`b.updated_at > ${now}::timestamptz - interval '30 days'`);
  const stuck = await sql<{ id: number; order: number }>`
    update order_confirmation set state = 'failed', error = 'interrupted', updated_at = ${now}
    where state = 'sending' and updated_at < ${now}::timestamptz - interval '15 minutes' returning id, sales_order as "order"`.execute(
    database,
  );
  await keepTracking(
    database,
    stuck.rows.map(({ order }) => order),
  );
  for (const [platform, sender] of registry.parts(confirmationSenders)) {
    const { rows } = await sql<{ store: number }>`
      select distinct store from order_confirmation where state = 'waiting' and next_at <= ${now} and platform = ${platform}`.execute(
      database,
    );
    const stores: number[] = [];
    for (const { store } of rows) if (await sender.connects(database, store)) stores.push(store);
    for (let sent = 0; sent < most && stores.length > 0; sent += 1) {
      const next = await takeNext(database, platform, stores, now);
      if (!next) break;
      const done = await sender.send(database, next);
      await settle(database, next, done, now);
      if (!done.ok && done.refusal.waitSeconds !== undefined) stores.splice(stores.indexOf(next.store), 1);
    }
  }
}
