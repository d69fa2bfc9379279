import { missingOfSku, type SkuUse } from '@axle/catalog';
import { fill, ok, type Refusal, type Text } from '@axle/kernel';
import { notFound, type RecordValues, type Resource, type TargetOutcome } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';

const useNames: Readonly<Record<SkuUse, Text>> = {
  purchase: { zh: '采购', en: 'Purchase' },
  customs: { zh: '报关', en: 'Customs' },
  freight: { zh: '运费', en: 'Freight' },
  listing: { zh: 'Listing', en: 'Listing' },
};

/** Lists for each SKU what is missing for purchase, customs, freight and listings, without fields that the user may not read. */
export const checkCompleteness: ActionHandler = async ({ parts, targets }) => {
  const { mayRead } = fieldRights(parts);
  const name = nameFor(parts);
  const outcomes: TargetOutcome[] = [];
  for (const { id } of targets) {
    const record = await findRecord(parts, parts.database, id, Object.keys(parts.resource.fields));
    const refusal = record ? missing(parts.resource, record, mayRead) : notFound;
    outcomes.push({ id, name: record ? name(record) : String(id), ...(refusal ? { refusal } : {}) });
  }
  return ok(outcomes);
};

function missing(resource: Resource, record: RecordValues, mayRead: (field: string) => boolean): Refusal | undefined {
  const uses = [...missingOfSku(record)].flatMap(([use, fields]) => {
    const labels = fields.filter(mayRead).map(field => resource.fields[field]!.label);
    return labels.length > 0 ? [{ use: useNames[use], labels }] : [];
  });
  if (uses.length === 0) return undefined;
  const words: Text = {
    zh: uses.map(({ use, labels }) => `${use.zh}：${labels.map(({ zh }) => zh).join('、')}`).join('；'),
    en: uses.map(({ use, labels }) => `${use.en}: ${labels.map(({ en }) => en).join(', ')}`).join('; '),
  };
  return { code: 'INCOMPLETE', message: fill({ zh: '{words}', en: '{words}' }, { words }) };
}
