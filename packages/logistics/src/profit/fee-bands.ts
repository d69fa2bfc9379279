import { compareDecimals, type LocalDate, ok, type Result } from '@axle/kernel';
import { fbaFee } from '../fba/fba-fee.ts';
import type { FbaPiece, FbaTable, FbaTier } from '../fba/fba-table.ts';
import type { PriceBand } from './profit-terms.ts';

/** [B17] What Amazon takes on a day for handling a piece by the bands of prices, and its tier; refused where a size or a fee is missing. */
export function fbaFeeBands(
  table: FbaTable,
  piece: FbaPiece,
  day: LocalDate,
): Result<{ readonly tier: FbaTier; readonly bands: readonly PriceBand[] }> {
  const starts = [...new Set(table.fees.map(({ priceFrom }) => priceFrom))].toSorted(compareDecimals);
  const bands: PriceBand[] = [];
  let tier: FbaTier | undefined;
  for (const from of starts) {
    const fee = fbaFee(table, piece, from, day);
    if (!fee.ok) return fee;
    tier = fee.value.tier.tier;
    if (bands.at(-1)?.fee !== fee.value.fee) bands.push({ from, fee: fee.value.fee });
  }
  if (tier !== undefined) return ok({ tier, bands });
  // a table without fees: the refusal of the fee names what is missing
  const fee = fbaFee(table, piece, '0' as PriceBand['from'], day);
  return fee.ok ? ok({ tier: fee.value.tier.tier, bands: [] }) : fee;
}
