import type { FitmentId } from './identify-fitment.ts';

/** Formats of the files that carry fitment to platforms. */
export type FitmentFeedKind = 'aces' | 'ebayYmm' | 'ebayEpid' | 'ebayKtype' | 'amazonKtype';

const ebay: Readonly<Record<FitmentId, FitmentFeedKind>> = { ymm: 'ebayYmm', aces: 'ebayYmm', epid: 'ebayEpid', ktype: 'ebayKtype' };

/** [O4j] The format that a platform takes: lists at eBay, patches of K-Types at Amazon where it asks those, ACES everywhere else. */
export const feedKindOf = (platform: string, kind: FitmentId): FitmentFeedKind => {
  if (platform === 'ebay') return ebay[kind];
  return platform === 'amazon' && kind === 'ktype' ? 'amazonKtype' : 'aces';
};
