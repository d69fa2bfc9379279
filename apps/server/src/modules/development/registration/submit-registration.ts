import { duplicateRefusals, imageRefusals, pixelRefusals, type KnownPart, propertyKey, registrationCompleteness } from '@axle/development';
import { fill, type Refusal, refuse, type Text, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { submit } from '../../../platform/resources/states/decide.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { propertyBook } from '../../catalog/property/property-book.ts';
import { liveSkus } from './known-around.ts';
import { sizedImages } from './sized-images.ts';
import { closedSites } from './listed-sites.ts';
import { propertyName, propertyValues, requiredProperties } from './property-values.ts';

const incomplete = text('完整度{percent}%，还缺：{missing}', '{percent}% complete; still missing: {missing}');

/** [N11] What is missing of a registration, by name; undefined where nothing is. */
async function missingOf({ database, resource }: RecordParts, record: RecordRow): Promise<Refusal | undefined> {
  const book = await propertyBook(database);
  const required = requiredProperties(book, record['category']);
  const { percent, missing } = registrationCompleteness(record, required, propertyValues(book, record));
  if (missing.length === 0) return undefined;
  const nameOf = (key: string): Text => resource.fields[key]?.label ?? propertyName(book, key.slice(propertyKey('').length));
  const names = missing.map(nameOf);
  const words = { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') };
  const [first = ''] = missing;
  const field = resource.fields[first] ? first : 'properties';
  return { code: 'INCOMPLETE', field, message: fill(incomplete, { percent, missing: words }) };
}

/** [N5a] [N11] [N12a] What stands against a registration as it is handed in, and again as its SKU is created. */
export async function standingRefusals(parts: RecordParts, record: RecordRow): Promise<readonly Refusal[]> {
  const missing = await missingOf(parts, record);
  return [
    ...(missing ? [missing] : []),
    ...imageRefusals(record['images'] as readonly unknown[] | undefined),
    ...pixelRefusals(await sizedImages(parts.database, record)),
    ...duplicateRefusals(record as KnownPart, await liveSkus(parts.database, [record])),
    ...(await closedSites(parts.database, record)),
  ];
}

/** A registration is handed in for approval. */
export const submitRegistration: TransitionEffect = async transit => {
  const refused = await standingRefusals(transit.parts, transit.before);
  return refused.length > 0 ? refuse(refused) : submit(transit);
};
