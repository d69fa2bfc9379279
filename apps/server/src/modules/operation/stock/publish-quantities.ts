import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { type PublishRule, readRules } from './publish-terms.ts';

/** Why quantities are published. */
export type PublishReason = 'asked' | 'stock' | 'frozen' | 'released';

interface Counted {
  readonly ptSku: number;
  readonly store: number;
  readonly sku: number | null;
  readonly category: number | null;
  readonly available: number;
  readonly ruled: number;
  readonly published: number | null;
  readonly frozen: boolean;
}

/**
 * [O2] Publishes what rules come to of counted listings, none of frozen ones: it is kept as published and logged, and listings on PartsGeek
 * take the rule over, so that the next feed brings the quantity. The rows of the listings are locked by the caller.
 */
export async function publishQuantities(
  transaction: Transaction<Tables>,
  caller: Actor,
  ptSkus: readonly number[],
  reason: PublishReason,
  by?: number,
): Promise<void> {
  const { rows } = await sql<Counted>`
    select pt_sku as "ptSku", store, sku, category, available, ruled, published, coalesce(frozen_until >= ${caller.now}::date, false)
      as frozen
    from sellable_stock where pt_sku = any(${ptSkus}::bigint[]) and ruled is not null order by id`.execute(transaction);
  const ruleOf = await readRules(transaction);
  const shown = rows.flatMap(row => {
    const rule = ruleOf(row);
    return rule ? [{ ...row, rule, qty: row.frozen ? 0 : row.ruled }] : [];
  });
  const fed = await takeOver(transaction, caller, shown);
  await noteShown(
    transaction,
    caller.now,
    shown.map(({ rule, ptSku, ...row }) => ({
      ...row,
      pt_sku: ptSku,
      buffer: rule.buffer,
      share: rule.share,
      cap: rule.cap,
      least: rule.least,
      reason: row.frozen ? 'frozen' : reason,
      result: fed.has(ptSku) ? 'feed' : 'file',
      by,
    })),
  );
}

/** A set has no rule on PartsGeek, where pieces of one SKU are counted: it shows the quantity itself. */
const ownQty = { qtyBuffer: undefined, qtyShare: undefined, qtyCap: undefined, qtyMin: undefined };

/** Listings on PartsGeek publish by the rule from now on; answers whose PT SKUs have some. */
async function takeOver(
  transaction: Transaction<Tables>,
  caller: Actor,
  shown: readonly { readonly ptSku: number; readonly frozen: boolean; readonly rule: PublishRule; readonly qty: number }[],
): Promise<ReadonlySet<number>> {
  const parts = ownParts(transaction, caller, 'partsGeek');
  const of = new Map(shown.map(one => [one.ptSku, one]));
  const listings = await lockRows(transaction, parts, sql<boolean>`t.pt_sku = any(${[...of.keys()]}::bigint[]) and t.state <> 'ended'`);
  const changes = listings.map(before => {
    const { rule, frozen, qty } = of.get(Number(before['ptSku']))!;
    const ruled = { qtyBuffer: rule.buffer, qtyShare: frozen ? 0 : rule.share, qtyCap: rule.cap ?? undefined, qtyMin: rule.least };
    return { before, after: { ...before, ...(before['sku'] === undefined ? ownQty : ruled), qty } };
  });
  await updateRows(transaction, parts, changes, { action: 'update' });
  return new Set(listings.map(before => Number(before['ptSku'])));
}

async function noteShown(database: Kysely<Tables>, now: Date, rows: readonly object[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (pt_sku bigint, sku bigint, store bigint, available integer,
    buffer integer, share integer, cap integer, least integer, published integer, qty integer, reason text, result text, by bigint)`;
  await sql`
    insert into published_qty (pt_sku, sku, store, available, buffer, share, cap, least, qty_before, qty, reason, result, published_by,
      published_at)
    select g.pt_sku, g.sku, g.store, g.available, g.buffer, g.share, g.cap, g.least, g.published, g.qty, g.reason, g.result, g.by,
      ${now}::timestamptz from ${given}`.execute(database);
  await sql`
    update sellable_stock t set published = g.qty, version = t.version + 1 from ${given}
    where t.pt_sku = g.pt_sku and t.published is distinct from g.qty`.execute(database);
}
