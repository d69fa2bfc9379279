import { fieldsOf, isReference } from '@axle/page-kit';
import { mayReadReferred } from './known-texts.ts';
import { targetOf } from './query/target-of.ts';
import type { RecordParts } from './record-parts.ts';

/** Whether the actor may read all that the record in a field is found by [SR1]. */
export const mayFindBy =
  (parts: RecordParts) =>
  (key: string): boolean => {
    const field = fieldsOf(parts.resource)[key];
    if (!field || !isReference(field)) return false;
    const target = targetOf(parts, field);
    return target.searched.length > 0 && target.searched.every(own => mayReadReferred(target, parts.caller, own));
  };
