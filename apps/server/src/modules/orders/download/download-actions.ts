import { ok, type Refusal, refuse } from '@axle/kernel';
import { isFetchable } from '@axle/orders';
import type { HeldFile } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { failureActions } from './failure-actions.ts';
import { seenStore } from './seen-store.ts';

interface AskedDownload {
  readonly store: number;
  readonly platform: string;
  readonly kind: string;
  readonly from: Date;
  readonly to: Date;
  readonly trigger: 'schedule' | 'manual' | 'file' | 'retry';
  readonly by: number | null;
  readonly file?: readonly HeldFile[];
}

/** Puts a download in line; answers its id. */
export async function askDownload(database: Kysely<Tables>, asked: AskedDownload, now: Date): Promise<number> {
  const { store, platform, kind, from, to, trigger, by, file } = asked;
  const { rows } = await sql<{ id: number }>`
    insert into order_download (platform, store, kind, from_at, to_at, trigger, file, created_by, updated_by, created_at, updated_at)
    values (${platform}, ${store}, ${kind}, ${from}::timestamptz, ${to}::timestamptz, ${trigger},
      ${file ? JSON.stringify(file) : null}::json, ${by}::bigint, ${by}::bigint, ${now}::timestamptz, ${now}::timestamptz)
    returning id`.execute(database);
  return rows[0]!.id;
}

/** Fetches a span of a shop. */
const download: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const shop = await seenStore({ ...parts, database: transaction }, input['store']);
    if (!shop.ok) return shop;
    const { now, access } = parts.caller;
    const span = { from: new Date(String(input['from'])), to: new Date(String(input['to'])) };
    if (!isFetchable(span, now)) return refuse(badSpan);
    const { id: store, platform } = shop.value;
    const kind = String(input['kind']);
    await askDownload(transaction, { store, platform, kind, ...span, trigger: 'manual', by: access.userId }, now);
    return ok([]);
  });

/** Takes in an order report of a platform. */
const uploadFile: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const shop = await seenStore({ ...parts, database: transaction }, input['store']);
    if (!shop.ok) return shop;
    const { now, access } = parts.caller;
    const { id: store, platform } = shop.value;
    const file = input['file'] as readonly HeldFile[];
    await askDownload(transaction, { store, platform, kind: 'orders', from: now, to: now, trigger: 'file', by: access.userId, file }, now);
    return ok([]);
  });

/** Fetches the spans or files of downloads again that failed in whole or in part. */
const retry: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    for (const record of records) {
      const { store, platform, kind, fromAt, toAt, file } = record as Readonly<Record<string, unknown>>;
      const asked = await askDownload(
        transaction,
        {
          store: Number(store),
          platform: String(platform),
          kind: String(kind),
          from: new Date(String(fromAt)),
          to: new Date(String(toAt)),
          trigger: 'retry',
          by: parts.caller.access.userId,
          ...(file === undefined ? {} : { file: file as readonly HeldFile[] }),
        },
        parts.caller.now,
      );
      await sql`update order_download set retry_of = ${record.id} where id = ${asked}`.execute(transaction);
    }
    return new Map();
  });

/** What is done with downloads of orders. */
export const downloadActions: ActionHandlers = {
  'orderDownloadRecord.download': download,
  'orderDownloadRecord.uploadFile': uploadFile,
  'orderDownloadRecord.retry': retry,
  ...failureActions,
};

const badSpan: Refusal = {
  code: 'SPAN',
  field: 'to',
  message: {
    zh: '截止须晚于起始、不晚于现在，且不超过31天',
    en: 'The end must be after the beginning, not in the future, and at most 31 days later',
  },
};
