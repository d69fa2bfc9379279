import { ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { draftDeduction } from '../../purchasing/deduction/draft-deduction.ts';
import { photosOf } from './photos-of.ts';

/** What a supplier is charged for a lot. */
interface LotCharge extends RecordValues {
  readonly type: 'quality' | 'concession' | 'sorting' | 'test';
  readonly reason: string;
}

/** Words of a document in the language of whoever makes it. */
export const wordsOf = ({ language }: Actor, { zh, en }: Text): string => (language === 'en' ? en : zh);

/**
 * Drafts the deduction of a lot, with the photos of its defects; its id. Without an order there is neither price nor account to charge, and
 * nothing is drafted.
 */
export async function chargeSupplier(
  database: Transaction<Tables>,
  caller: Actor,
  lot: RecordRow,
  charge: LotCharge,
): Promise<Result<number | undefined, readonly Refusal[]>> {
  if (lot['purchaseOrder'] === undefined) return ok(undefined);
  const { supplier, purchaseOrder, orderLine, sku, inspectionNo: sourceNo } = lot;
  const attachments = await photosOf(database, lot.id);
  const drafted = await draftDeduction(database, caller, { supplier, purchaseOrder, orderLine, sku, sourceNo, attachments, ...charge });
  // its cells are not those of the lot
  return drafted.ok ? drafted : refuse(drafted.refusal.map(({ code, message }) => ({ code, message })));
}
