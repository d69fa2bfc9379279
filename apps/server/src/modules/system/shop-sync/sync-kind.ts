import type { LocalDate } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';

/** What can be fetched from the platform of a shop. */
export type SyncKind = 'listings' | 'fbaStock';

/** How many rows a platform sent, and how many of them were new. */
export interface Fetched {
  readonly rowsIn: number;
  readonly rowsNew: number;
}

/** Fetches and stores the data of a shop's platform for a day; a repeated fetch of that day updates the same rows. */
export type FetchOfDay = (
  transaction: Transaction<Tables>,
  asked: { readonly store: number; readonly day: LocalDate; readonly now: Date },
) => Promise<Fetched>;

/** Fetches by kind, of the modules that keep what they bring. */
export const syncFetches = extensionPoint<FetchOfDay>('fetch from the platform of a shop');
