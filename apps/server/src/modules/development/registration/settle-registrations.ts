import { duplicateSkus, registrationCompleteness, sortedSides } from '@axle/development';
import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { nextNumbers } from '../../../platform/resources/writes/next-numbers.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { propertyBook } from '../../catalog/property/property-book.ts';
import { liveSkus, type ProjectGift, projectGifts } from './known-around.ts';
import { propertyValues, requiredProperties } from './property-values.ts';

/** What a new registration takes over from its project, where it does not say otherwise. */
const taken = (after: RecordValues, gift: ProjectGift | undefined): RecordValues => ({
  ...after,
  nameZh: after['nameZh'] ?? gift?.nameZh,
  nameEn: after['nameEn'] ?? gift?.nameEn,
  category: after['category'] ?? gift?.category,
  oeNumbers: after['oeNumbers'] ?? gift?.oeNumbers ?? undefined,
  fitments: after['fitments'] ?? gift?.fitments,
  uom: after['uom'] ?? 'pc',
  pcsPerUom: after['pcsPerUom'] ?? 1,
  hazard: after['hazard'] ?? 'none',
});

/** [N12] A record with the sides of a box in order. */
function withSides(record: RecordValues, box: 'unit' | 'carton'): RecordValues {
  const keys = [`${box}L`, `${box}W`, `${box}H`] as const;
  const [length, width, height] = keys.map(key => record[key] as Decimal | undefined);
  const sides = sortedSides([length, width, height]);
  return { ...record, ...Object.fromEntries(keys.map((key, at) => [key, sides[at]])) };
}

/** [N5a] [N11] [N12] What is worked out of a registration whenever it is written: how complete it is, and which SKUs it may repeat. */
export const settleRegistrations: Derivation = async (database, { caller }, rows) => {
  const fresh = rows.filter(({ before }) => !before).map(({ after }) => Number(after['project']));
  const gifts = await projectGifts(database, fresh);
  const numbers = [...(fresh.length === 0 ? [] : await nextNumbers(database, 'NR', todayOf(caller), fresh.length))];
  const records = rows
    .map(({ before, after }) => (before ? after : { ...taken(after, gifts.get(Number(after['project']))), regNo: numbers.shift() }))
    .map(record => withSides(withSides(record, 'unit'), 'carton'));
  const book = await propertyBook(database);
  // a created registration does not repeat the SKU that it became
  const open = records.filter(({ state }) => state !== 'created');
  const live = await liveSkus(database, open);
  return records.map(record => {
    const { percent } = registrationCompleteness(record, requiredProperties(book, record['category']), propertyValues(book, record));
    const { same, alike } = duplicateSkus(record, record['state'] === 'created' ? [] : live);
    const duplicates = [...same, ...alike].map(({ sku }) => sku);
    return { ...record, completeness: percent, duplicates: duplicates.length > 0 ? duplicates : undefined };
  });
};
