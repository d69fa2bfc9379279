import type { RecordValues } from '@axle/kernel';

/** The texts of some fields of a record, those of lists one by one: what its search text is made of. */
export const searchedTexts = (keys: readonly string[], record: RecordValues): readonly string[] =>
  keys.flatMap(key => {
    const held = record[key];
    return (Array.isArray(held) ? (held as readonly unknown[]) : [held]).filter(text => typeof text === 'string');
  });
