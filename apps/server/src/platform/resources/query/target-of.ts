import type { ReferringField } from '@axle/page-kit';
import type { KnownResource, RecordParts } from '../record-parts.ts';

/** The resource that a reference leads to. A reference to nothing is a fault of the definitions. */
export function targetOf(
  { resource, referred }: Pick<RecordParts, 'resource' | 'referred'>,
  { entity }: Pick<ReferringField, 'entity'>,
): KnownResource {
  const target = entity === resource.entity ? resource : referred?.(entity);
  if (!target?.knownBy) throw new Error(`${resource.entity} refers to ${entity}, which nothing may refer to`);
  return target as KnownResource;
}
