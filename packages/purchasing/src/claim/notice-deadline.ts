import { addDays, addMonths, type LocalDate } from '@axle/kernel';

/** From whom something is claimed. */
export type ClaimParty = 'supplier' | 'carrier' | 'warehouse' | 'insurer' | 'platform';

/** How a carrier brought what is claimed for. */
export type ClaimMode = 'sea' | 'road';

/** What a claim is about: from whom, how it was carried, and the day on which it was delivered or found. */
export interface ClaimedEvent {
  readonly party: ClaimParty;
  readonly mode?: ClaimMode | undefined;
  readonly day: LocalDate;
}

const carrierDays = { sea: 3, road: 7 } as const satisfies Readonly<Record<ClaimMode, number>>;
const agreedDays = 30;
const suitMonths = 12;

/**
 * [R40] The day by which damage that is not apparent must be notified: three days after the delivery by sea (Hague-Visby, III.6), seven by
 * road (CMR, 30), thirty to suppliers and warehouses. Insurers and platforms have terms of their own.
 */
export function noticeDeadline({ party, mode, day }: ClaimedEvent): LocalDate | undefined {
  if (party === 'supplier' || party === 'warehouse') return addDays(day, agreedDays);
  return party === 'carrier' && mode !== undefined ? addDays(day, carrierDays[mode]) : undefined;
}

/** [R40] By when a carrier by sea is sued: a year behind the delivery (Hague-Visby, III.6). */
export const suitDeadline = ({ party, mode, day }: ClaimedEvent): LocalDate | undefined =>
  party === 'carrier' && mode === 'sea' ? addMonths(day, suitMonths) : undefined;
