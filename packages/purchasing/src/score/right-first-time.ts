import type { MatchResult } from '../settlement/three-way-match.ts';

/** What is wrong with the paper rather than with the goods or with us. */
const wrong: readonly MatchResult[] = ['x_price', 'x_qty', 'x_tax'];

/**
 * [R103] Whether an invoice of a supplier was right at first: none of its lines was off in price, pieces or tax when it was matched, even
 * if somebody let it pass. Undefined as long as none of its lines was matched. Source: purchase.md, R19 (documents right first time).
 */
export const isRightFirstTime = (matches: readonly MatchResult[]): boolean | undefined =>
  matches.length === 0 ? undefined : !matches.some(match => wrong.includes(match));
