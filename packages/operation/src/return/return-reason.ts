/** Why a buyer sends something back. */
export const returnReasons = [
  'notFit',
  'defective',
  'damaged',
  'wrongItem',
  'missing',
  'notAsDescribed',
  'noNeed',
  'late',
  'refused',
  'core',
] as const;

/** ReturnReason. */
export type ReturnReason = (typeof returnReasons)[number];

const sellersFault: ReadonlySet<ReturnReason> = new Set(['defective', 'damaged', 'wrongItem', 'missing']);

/** [O8c] Whether the seller is at fault, so that no restocking fee may be charged. */
export const isSellersFault = (reason: ReturnReason): boolean => sellersFault.has(reason);
