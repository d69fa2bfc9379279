import { fieldsOf } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { RecordParts } from './record-parts.ts';

/** Which fields of a resource an asker may read and write under a page. */
export interface FieldRights {
  readonly mayRead: (field: string) => boolean;
  readonly mayWrite: (field: string) => boolean;
  /** Every readable field, in the resource's order. */
  readonly readable: readonly string[];
}

type Asking = Pick<RecordParts, 'resource' | 'page' | 'caller'>;

const worked = new WeakMap<Asking, FieldRights>();

/** The one place where field blocks meet records, worked out once for each call. Fields that name the record cannot be hidden; they can be closed for writing. */
export function fieldRights(parts: Asking): FieldRights {
  const known = worked.get(parts);
  if (known) return known;
  const rights = rightsOf(parts);
  worked.set(parts, rights);
  return rights;
}

function rightsOf({ resource, page, caller }: Asking): FieldRights {
  const fields = Object.entries(fieldsOf(resource)).map(([key, field]) => ({
    key,
    isKey: field.key === true,
    may: fieldAccess(caller.access, page, key),
  }));
  const readable = fields.filter(({ isKey, may }) => isKey || may.read).map(({ key }) => key);
  const read = new Set(readable);
  const write = new Set(fields.filter(({ may }) => may.write).map(({ key }) => key));
  return { mayRead: field => read.has(field), mayWrite: field => write.has(field), readable };
}
