import type { Refusal } from '@axle/kernel';
import type { Access } from '../access/access.ts';
import { fieldAccess } from './field-access.ts';

/** [S3] Refuses every changed field that the user may not write; a field sent with the value it has already is ignored. */
export function refuseBlockedChanges(access: Access, page: string, changed: Iterable<string>): readonly Refusal[] {
  return [...changed]
    .filter(field => !fieldAccess(access, page, field).write)
    .map(field => ({ code: 'FIELD_FORBIDDEN', field, message: { zh: `字段${field}无写权限`, en: `No right to write field ${field}` } }));
}
