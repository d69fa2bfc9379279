import { provesArticle } from '@axle/quality';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const within = (database: Kysely<Tables>) => database as Transaction<Tables>;

/** [Q48] The first accepted lot of a supplier's article that is on trial puts it in use. */
export const proveArticles: Consequence = async (transaction, { caller }, rows) => {
  const proven = rows.flatMap(({ before, after }) =>
    after && provesArticle(after) && !(before && provesArticle(before))
      ? [{ supplier: Number(after['supplier']), sku: Number(after['sku']) }]
      : [],
  );
  if (proven.length === 0) return;
  const parts = ownParts(within(transaction), caller, 'supplierSkuList');
  const pairs = sql.join(proven.map(({ supplier, sku }) => sql`(${supplier}::bigint, ${sku}::bigint)`));
  const trials = await lockRows(transaction, parts, sql<boolean>`t.state = 'trial' and (t.supplier, t.sku) in (${pairs})`);
  const changes = trials.map(before => ({ before, after: { ...before, state: 'active' } }));
  await updateRows(within(transaction), parts, changes, { action: 'state', transition: 'activate' });
};
