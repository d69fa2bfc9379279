import type { Access } from '../access/access.ts';
import { fieldAccess } from './field-access.ts';

/** The fields that a user may not see, read or write, each as `<page>.<field>`. */
export interface BlockedFields {
  readonly hide: readonly string[];
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** [S3] The block lists in force for a user, as the browser fetches them. */
export function blockedFields(access: Access): BlockedFields {
  const fields = new Map(access.blocks.map(({ page, field }) => [`${page}.${field}`, fieldAccess(access, page, field)]));
  const named = (right: 'shown' | 'read' | 'write') => [...fields].filter(([, may]) => !may[right]).map(([name]) => name);
  return { hide: named('shown'), read: named('read'), write: named('write') };
}
