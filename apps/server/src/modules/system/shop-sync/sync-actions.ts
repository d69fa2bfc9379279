import { syncFrom } from '@axle/catalog';
import { ok, refuse, type Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { knownTexts } from '../../../platform/resources/known-texts.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { targetOf } from '../../../platform/resources/query/target-of.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { askShops } from './ask-shops.ts';
import { shopsToAsk } from './forward-syncs.ts';
import type { SyncKind } from './sync-kind.ts';

const noShop: Refusal = {
  code: 'NO_SHOP',
  message: {
    zh: '没有可同步的店铺：须为启用且授权有效的亚马逊店铺',
    en: 'No store to sync: only enabled Amazon stores with valid authorisation',
  },
};
const tooSoon: Refusal = {
  code: 'TOO_SOON',
  message: { zh: '每个店铺15分钟内只能同步一次', en: 'Each store can be synced at most once in 15 minutes' },
};

/** Shops in the user's scope. */
async function seenShops(parts: RecordParts): Promise<ReadonlySet<number>> {
  const resource = parts.caller.registry.referred('store')!;
  const { rows } = await sql<{ id: number }>`
    select t.id from store t where t.platform = 'amazon' and t.status = 1 and ${seenRows({ ...parts, resource, only: undefined })}`.execute(
    parts.database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Asks the platform of one shop, or of all in the user's scope. */
const sync =
  (kind: SyncKind): ActionHandler =>
  ({ parts, input }) =>
    inTransaction(parts.database, async transaction => {
      const seen = await seenShops({ ...parts, database: transaction });
      const wanted = input['store'] as number | undefined;
      const shops = (await shopsToAsk(transaction)).filter(id => seen.has(id) && (wanted === undefined || id === wanted));
      if (shops.length === 0) return refuse(noShop);
      const asked = await askShops(transaction, kind, shops, parts.caller.access.userId, parts.caller.now);
      return asked.length === 0 ? refuse(tooSoon) : ok([]);
    });

/** What came of the last time that each shop was asked. */
const syncs =
  (kind: SyncKind): ToolHandler =>
  async ({ parts }) => {
    const seen = await seenShops(parts);
    const { zh: name } = knownTexts(targetOf(parts, { entity: 'store' }), parts.caller, 's');
    const { rows } = await sql<Readonly<Record<string, unknown>> & { asked: string | null }>`
    select concat_ws(' ', s.code, nullif(${name}::text, s.code)) as store, shop_auth_state(s.id, ${parts.caller.now}) as auth,
    y.asked_at as asked, y.state, y.ended_at as ended, y.rows_in as "rowsIn",
      y.rows_new as "rowsNew", y.error
    from store s left join lateral (select * from shop_sync y where y.store = s.id and y.kind = ${kind} order by y.id desc limit 1) y
    on true
    where s.id = any(${[...seen]}::bigint[]) order by s.code`.execute(parts.database);
    return ok({
      lines: rows.map(row => {
        const from = row.asked === null ? undefined : syncFrom(new Date(row.asked));
        return Object.fromEntries(
          Object.entries({ ...row, from: from?.toISOString() }).filter(([, value]) => value !== null && value !== undefined),
        );
      }),
    });
  };

/** What is fetched by the action of a page. */
export const shopSyncActions: ActionHandlers = { 'amazonListingSummary.sync': sync('listings'), 'fbaInventory.sync': sync('fbaStock') };

/** What came of it, on its tab. */
export const shopSyncTools: ToolHandlers = { 'amazonListingSummary.syncs': syncs('listings'), 'fbaInventory.syncs': syncs('fbaStock') };
