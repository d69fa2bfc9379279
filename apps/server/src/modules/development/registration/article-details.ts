import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';

async function addAll(
  database: Transaction<Tables>,
  caller: Actor,
  page: string,
  records: readonly RecordValues[],
  field: string,
): Promise<void> {
  const parts = ownParts(database, caller, page);
  for (const record of records) {
    const added = await addRecord(parts, record);
    if (!added.ok) throw new RefusedWrite({ ...[added.refusal].flat()[0]!, field });
  }
}

/** Gives a new SKU the property values of its registration; what they refuse is thrown. */
export const addProperties = (database: Transaction<Tables>, caller: Actor, record: RecordRow, sku: number): Promise<void> =>
  addAll(
    database,
    caller,
    'skuPropertySetting',
    linesIn(record, 'properties').map(({ property, value }) => ({ sku, property, value })),
    'properties',
  );

/** Gives a new SKU the vehicles of its registration; those without a model year are left out. What they refuse is thrown. */
export const addFitments = (database: Transaction<Tables>, caller: Actor, record: RecordRow, sku: number): Promise<void> =>
  addAll(
    database,
    caller,
    'fitment',
    linesIn(record, 'fitments').flatMap(({ make, model, yearFrom, yearTo, position }) =>
      yearFrom === undefined && yearTo === undefined
        ? []
        : [
            {
              sku,
              make,
              model,
              yearFrom: yearFrom ?? yearTo,
              yearTo: yearTo ?? yearFrom,
              position,
              qtyPerVehicle: 1,
              source: 'supplier',
            },
          ],
    ),
    'fitments',
  );
