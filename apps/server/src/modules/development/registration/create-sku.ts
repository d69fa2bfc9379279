import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { addFitments, addProperties } from './article-details.ts';
import { boundItem } from './bound-item.ts';
import { listOnSites } from './list-on-sites.ts';
import { requireFirstOrder } from './require-first-order.ts';
import { addSku, waitForOthers } from './sku-of-registration.ts';
import { standingRefusals } from './submit-registration.ts';

/** A refusal of another record, in words about the registration: of a field that it has too, or of none. */
const ownWords = ({ resource }: RecordParts, { code, field, message }: Refusal): Refusal => ({
  code,
  ...(field !== undefined && resource.fields[field] ? { field } : {}),
  message,
});

/**
 * Makes the SKU of a registration, links and activates its supplier item, adds its properties and vehicles, asks purchasing for the first
 * order, and has it listed on each chosen store and site. What one of them refuses undoes the others.
 */
export const createSku: TransitionEffect = async ({ parts, before, after }) => {
  const record: RecordRow = before;
  await waitForOthers(parts.database);
  const refused = await standingRefusals(parts, record);
  if (refused.length > 0) return refuse(refused);
  try {
    const { database, caller } = parts;
    const item = await boundItem(database, caller, record);
    const sku = await addSku(database, caller, record, item);
    await item.link(sku);
    await addProperties(database, caller, record, sku);
    await addFitments(database, caller, record, sku);
    const requirement = await requireFirstOrder(database, caller, record, { sku, item });
    await listOnSites(database, caller, record, sku);
    return ok({ ...after, sku, requirement });
  } catch (error) {
    if (error instanceof RefusedWrite) return refuse([ownWords(parts, error.refusal)]);
    throw error;
  }
};
