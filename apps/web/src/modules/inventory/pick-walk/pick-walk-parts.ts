import type { Resource } from '@axle/page-kit';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';

/** What the walk stands on. */
export interface PickWalkParts {
  readonly records: PageRecords;
  readonly actions: PageActions;
  readonly resource: Resource;
  readonly page: string;
  readonly sounds: Sounds;
  /** The queue of pieces taken on the walk of one wave, with its number where it is known. */
  station(wave: number, scans: Scans, title?: string): StationStore;
  readonly newId: () => string;
}
