import type { ReferredRecord } from '@axle/page-kit';
import { sampleReferred } from '@axle/page-kit/testing';

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
