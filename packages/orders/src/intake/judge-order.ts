import { amountsAgree, orderAmounts } from './check-amounts.ts';
import type { PlatformOrder } from './platform-order.ts';

/** What keeps an order that just came in from its review. */
export type IntakeCode = 'PLATFORM_STATUS' | 'CURRENCY' | 'UNMAPPED' | 'NO_ADDRESS' | 'AMOUNT_MISMATCH';

/** Codes that intake gives, and takes back once a payload or a map mends them; others are for people to mend. */
export const intakeCodes: readonly IntakeCode[] = ['PLATFORM_STATUS', 'CURRENCY', 'UNMAPPED', 'NO_ADDRESS', 'AMOUNT_MISMATCH'];

/** What is known here of currencies and listings. */
export interface IntakeKnowledge {
  /** Whether we have the currency. */
  readonly isCurrency: (code: string) => boolean;
  /** Whether a map leads from a line to SKUs. */
  readonly isMapped: (sellerSku: string) => boolean;
}

/**
 * [S1c] What is wrong with an order that we are to ship, the gravest first: a currency that we do not have, a line without SKUs, no
 * address, amounts that do not add up. Undefined where nothing is.
 */
export function judgeOrder(
  order: PlatformOrder,
  { isCurrency, isMapped }: IntakeKnowledge,
): Exclude<IntakeCode, 'PLATFORM_STATUS'> | undefined {
  if (order.currency === undefined || !isCurrency(order.currency)) return 'CURRENCY';
  if (order.lines.some(({ sellerSku }) => !isMapped(sellerSku))) return 'UNMAPPED';
  const { line1, city, country } = order.address;
  if (!line1 || !city || !country) return 'NO_ADDRESS';
  return amountsAgree(orderAmounts(order)) ? undefined : 'AMOUNT_MISMATCH';
}
