import { openCartonWriter } from '../../modules/logistics/distribution/import-cartons.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';
import { openSheetWriter } from '../../modules/catalog/property/sheet-writer.ts';

/** What writes the rows of imports that become no record each, such as those that go into documents which are there already: by entity, or by entity and kind of file. */
export const importWriters: Readonly<Record<string, OpenRowWriter>> = {
  distributionPlan: openCartonWriter,
  'skuPropertyValue.propertySheet': openSheetWriter,
};
