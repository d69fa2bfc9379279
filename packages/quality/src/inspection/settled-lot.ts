/** An accepted or conceded lot, and what is left to do with it. */
export interface LotToSettle {
  readonly type: 'ipqc' | 'outgoing' | 'final' | 'iqc';
  readonly state: string;
  /** Somebody is to sign its verdict. */
  readonly reviewWaits: boolean;
  readonly lotSize: number;
  readonly released: number;
  readonly damaged: number;
  /** Of its order line; undefined without one. */
  readonly line?: { readonly passed: number; readonly shipped: number } | undefined;
  /** Pieces of it that wait to be put away, or are being put away. */
  readonly isPutAwayOpen: boolean;
}

/**
 * [Q47] Whether nothing is left to do with a lot: it was accepted or conceded and signed, and left its supplier with all that has passed of
 * its order line, or came to our warehouse and is neither held nor waiting to be put away.
 */
export function isSettled({ type, state, reviewWaits, lotSize, released, damaged, line, isPutAwayOpen }: LotToSettle): boolean {
  if ((state !== 'accepted' && state !== 'conceded') || reviewWaits) return false;
  if (type === 'outgoing') return line !== undefined && line.shipped >= line.passed;
  return type !== 'iqc' || (released + damaged === lotSize && !isPutAwayOpen);
}
