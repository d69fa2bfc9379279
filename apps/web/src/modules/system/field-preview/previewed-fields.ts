import type { Text } from '@axle/kernel';
import { type Field, fieldsOf, type LineField, type Page } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { UserRights } from '@axle/wire';
import { accessOf, answerOf, type ChainLink } from '../../../shell/why/answer.ts';

/** A field as a user finds it; a column of lines has a path such as `lines.price`. */
export interface PreviewedField {
  readonly path: string;
  readonly label: Text;
  readonly shown: boolean;
  readonly read: boolean;
  readonly write: boolean;
  /** Written by the product, never typed. */
  readonly kept: boolean;
  /** Settings about it, and whether each leaves the user alone. */
  readonly why: readonly ChainLink[];
}

/** Whether something that is set closes the field to the user. */
export const isClosed = ({ shown, read, write }: PreviewedField): boolean => !shown || !read || !write;

/** Every field of a page as a user finds it, and why. */
export function previewedFields(rights: UserRights, page: Page): readonly PreviewedField[] {
  const access = accessOf(rights);
  // that an account cannot sign in is no word about its fields
  const active = { ...rights, user: { ...rights.user, state: 'active' } };
  const one = (path: string, { label, readOnly }: Field | LineField): PreviewedField => ({
    path,
    label,
    ...fieldAccess(access, page.key, path),
    kept: readOnly === true,
    why: answerOf(active, { kind: 'field', page: page.key, field: path, what: label }).chain,
  });
  return Object.entries(page.resource ? fieldsOf(page.resource) : {}).flatMap(([path, field]) => [
    one(path, field),
    ...(field.kind === 'lines' ? Object.entries(field.fields).map(([name, line]) => one(`${path}.${name}`, line)) : []),
  ]);
}
