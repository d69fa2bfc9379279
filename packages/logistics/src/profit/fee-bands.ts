import { compareDecimals, type LocalDate, ok, type Result } from '@axle/kernel';
import { fbaCharge, fbaFee } from '../fba/fba-fee.ts';
import type { FbaPiece, FbaTable, FbaTier } from '../fba/fba-table.ts';
import { billableLb, fbaTier } from '../fba/fba-tier.ts';
import type { PriceBand } from './profit-terms.ts';

/** [B17] What Amazon takes on a day for handling a piece by the bands of prices, and its tier; refused where a size or a fee is missing. */
export function fbaFeeBands(
  table: FbaTable,
  piece: FbaPiece,
  day: LocalDate,
): Result<{ readonly tier: FbaTier; readonly bands: readonly PriceBand[] }> {
  const found = fbaTier(table, piece);
  if (!found.ok) return found;
  const tier = found.value;
  const billable = billableLb(piece, tier, table.divisor);
  const starts = [...new Set(table.fees.map(({ priceFrom }) => priceFrom))].toSorted(compareDecimals);
  const bands: PriceBand[] = [];
  for (const from of starts) {
    const charge = fbaCharge(table, tier, billable, from, day);
    if (!charge.ok) return charge;
    if (bands.at(-1)?.fee !== charge.value.fee) bands.push({ from, fee: charge.value.fee });
  }
  if (starts.length > 0) return ok({ tier: tier.tier, bands });
  // a table without fees: the refusal of the fee names what is missing
  const fee = fbaFee(table, piece, '0' as PriceBand['from'], day);
  return fee.ok ? ok({ tier: fee.value.tier.tier, bands: [] }) : fee;
}
