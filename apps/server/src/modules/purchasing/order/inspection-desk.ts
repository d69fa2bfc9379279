import type { LocalDate, Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { InspectionKind } from '@axle/purchasing';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Pieces of a line of an order that are to be inspected. */
export interface InspectionRequest {
  /** From 1. */
  readonly orderLine: number;
  readonly kind: InspectionKind;
  readonly qty: number;
  readonly wantedOn: LocalDate;
  readonly note?: string;
}

/** Who takes requests for inspections of orders, and knows what was requested. */
export interface InspectionDesk {
  /** What stands against a request of an order, by the fields of a request. */
  refused(database: Kysely<Tables>, order: RecordRow, request: InspectionRequest): Promise<readonly Refusal[]>;
  /** Takes requests of an order, in the transaction of their caller. */
  request(transaction: Transaction<Tables>, caller: Actor, order: RecordRow, requests: readonly InspectionRequest[]): Promise<void>;
  /** The lines of some orders with a request that was not voided, named as `nameOfLine` does. */
  requested(database: Kysely<Tables>, orders: readonly number[]): Promise<ReadonlySet<string>>;
}

/** Inspections are recorded by one module, under `inspections`. */
export const inspectionDesks = extensionPoint<InspectionDesk>('inspections of orders');

/** The desk of a registry. */
export function inspectionDesk({ registry }: Pick<Actor, 'registry'>): InspectionDesk {
  const desk = registry.part(inspectionDesks, 'inspections');
  if (!desk) throw new Error('Nobody takes requests for inspections');
  return desk;
}
