/** Kinds of our documents that claims are about, by what their numbers begin with. */
const kinds = {
  PO: 'order',
  SB: 'batch',
  RC: 'receipt',
  RR: 'report',
  AS: 'after_sale',
  DE: 'deduction',
  SE: 'settlement',
  QI: 'inspection',
  FL: 'loading',
  TF: 'transfer',
  OB: 'outbound',
  IV: 'invoice',
  PR: 'payment',
} as const;

/** Numbers that Amazon gives to shipments. */
const fbaShipment = /^FBA[0-9A-Z]{6,12}$/;

/** A kind of document of ours that a claim is about. */
export type ClaimedDocument = (typeof kinds)[keyof typeof kinds] | 'fba_shipment';

/** [R41b] Which kind of our documents a number is of; undefined for numbers of others, such as waybills. */
export function claimedDocument(bizNo: string): ClaimedDocument | undefined {
  if (fbaShipment.test(bizNo)) return 'fba_shipment';
  const prefix = /^([A-Z]{2})\d{11}$/.exec(bizNo)?.[1];
  return prefix !== undefined && prefix in kinds ? kinds[prefix as keyof typeof kinds] : undefined;
}
