import type { Decimal } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { LockedParcel } from './lock-parcel.ts';

/** Works out what the courier of a channel charges a weighed parcel by, in kg; undefined where nothing says it. */
export type ChargedWeight = (
  transaction: Transaction<Tables>,
  parcel: Pick<LockedParcel, 'id' | 'actualG'>,
  channel: number | null,
) => Promise<Decimal | undefined>;

/** Charged weights, by what they go by. */
export const chargedWeights = extensionPoint<ChargedWeight>('charged weight of parcels');
