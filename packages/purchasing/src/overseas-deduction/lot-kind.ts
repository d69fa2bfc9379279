/** What bears the numbers of lots that begin so, with so many digits behind it. */
const kinds = [
  [/^PO\d{11}$/, 'order'],
  [/^SB\d{11}$/, 'batch'],
  [/^RC\d{11}$/, 'receipt'],
  [/^LY\d{10}$/, 'layer'],
] as const;

/** What bears the number of a lot. */
export type LotKind = (typeof kinds)[number][1];

/** [R118] What bears the number of a lot: an order, a batch, a receipt or a cost layer; undefined for containers and numbers of others. */
export const lotKind = (lotRef: string): LotKind | undefined => kinds.find(([pattern]) => pattern.test(lotRef))?.[1];
