/** A part of the lead time, and where its days come from. */
export interface LeadPart {
  readonly part: 'purchase' | 'qc' | 'prep' | 'firstLeg' | 'receive';
  readonly days: number;
  readonly source: string;
}

/** [B16] The days from an order to goods that can be sold: the sum of the parts. */
export const leadTotal = (parts: readonly LeadPart[]): number => parts.reduce((total, { days }) => total + days, 0);
