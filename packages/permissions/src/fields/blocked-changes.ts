import type { Access } from '../access/access.ts';
import { fieldAccess } from './field-access.ts';

/** [S3] Those of the changed fields that the user may not write. A field sent with the value it has already is no change. */
export const blockedChanges = (access: Access, page: string, changed: Iterable<string>): readonly string[] =>
  [...changed].filter(field => !fieldAccess(access, page, field).write);
