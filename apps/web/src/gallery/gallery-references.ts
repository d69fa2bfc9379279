import { ok } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { sampleReferred } from '@axle/page-kit/testing';
import type { References } from '../engine/references/references.ts';

const words = ['Brembo', 'Bosch', 'Denso', 'Valeo', 'Mahle', 'Delphi'];

/** A few records of any entity: a tree of three levels, of which the last is out of use. */
export const galleryReferences = (entity: string): readonly ReferredRecord[] =>
  sampleReferred[entity] ??
  words.map((word, index) => ({
    id: index + 1,
    code: `${entity.slice(0, 2).toUpperCase()}${index + 1}`,
    name: { zh: `${word}（中）`, en: word },
    ...(index > 1 ? { parent: index - 1 } : {}),
    ...(index < 4 ? { above: true as const } : {}),
    ...(index === 5 ? { disabled: true as const } : {}),
  }));

/** What references of the gallery find. */
export const galleryReferring: References = {
  find: async (entity, typed) =>
    ok({ rows: galleryReferences(entity).filter(({ code, name }) => `${code} ${name.zh} ${name.en}`.includes(typed)) }),
  one: async (entity, id) => ok({ rows: galleryReferences(entity).filter(record => record.id === id) }),
  match: async (entity, texts) =>
    ok(
      texts.map(text => {
        const record = galleryReferences(entity).find(({ code }) => code === text);
        return record ? { text, id: record.id } : { text, refusal: { code: 'REFERENCE', message: { zh: '没有', en: 'None' } } };
      }),
    ),
  codes: async () => ok([{ code: '8708309990', name: { zh: '制动器', en: 'Brakes' } }]),
  pictures: async (_entity, ids) => ok(ids.map(id => ({ id, thumb: 'data:,' }))),
  tree: async entity => ok({ rows: galleryReferences(entity) }),
};
