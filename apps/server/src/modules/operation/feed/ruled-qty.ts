import { publishQty } from '@axle/operation';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { poolOf } from './pool-of.ts';

const whole = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

/** [O2] What listings publish by their rules, in the order given; those without a rule what they say themselves. */
export async function ruledQty(database: Kysely<Tables>, listings: readonly RecordValues[]): Promise<readonly number[]> {
  const ruled = listings.filter(({ qtyShare }) => qtyShare !== undefined);
  if (ruled.length === 0) return listings.map(({ qty }) => whole(qty));
  const free = await poolOf(
    database,
    ruled.map(({ store, sku }) => ({ store: Number(store), ...(sku === undefined ? {} : { sku: Number(sku) }) })),
  );
  const shown = new Map(
    ruled.map(({ qtyBuffer, qtyShare, qtyCap, qtyMin }, at) => [
      ruled[at]!,
      publishQty({
        available: free[at] ?? 0,
        buffer: whole(qtyBuffer),
        share: whole(qtyShare),
        cap: typeof qtyCap === 'number' ? qtyCap : undefined,
        min: whole(qtyMin),
      }),
    ]),
  );
  return listings.map(listing => shown.get(listing) ?? whole(listing['qty']));
}
