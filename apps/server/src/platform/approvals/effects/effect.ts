import type { Text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { RecordParts } from '../../resources/record-parts.ts';

/** Something that changes with a request beside the fields that it names. */
export interface Effect {
  readonly what: Text;
  /** The other record, where it is not the request's own. */
  readonly of?: string;
  readonly before?: string | Text;
  readonly after?: string | Text;
  readonly unit?: string;
}

/**
 * Works out what changes with a record: as it stands, as it would be, who asks, and whether they decide on it: then they see all that they
 * decide on.
 */
export type EffectsOf = (target: RecordParts, before: RecordRow, after: RecordValues, decides: boolean) => Promise<readonly Effect[]>;

/** What changes with records, by entity and aspect: `sku.size`. */
export const effects = extensionPoint<EffectsOf>('effect of a change', knowsEntity);
