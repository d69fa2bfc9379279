import type { TrackingRecord } from '@axle/tracking';

/** Ids that go with every record of use. */
export interface TrackingIds {
  readonly clientId: string;
  readonly sessionId: string;
}

/** Sends records of use; what is lost is lost. */
export abstract class TrackingSender {
  abstract send(record: TrackingRecord, ids: TrackingIds): void;
}
