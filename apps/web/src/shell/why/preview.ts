import type { Text } from '@axle/kernel';
import { fieldsOf, type Page, type Section } from '@axle/page-kit';
import { type Access, canOpen, can, fieldAccess } from '@axle/permissions';
import { whyText } from '../../text/why.ts';
import { actionsOf } from './subjects.ts';

/** A field that is closed to a user, and how. */
export interface ClosedField {
  readonly field: string;
  readonly label: Text;
  readonly how: Text;
}

/** A page as a user would find it. */
export interface PreviewedPage {
  readonly section: Section;
  readonly page: Page;
  readonly open: boolean;
  readonly actions: readonly { readonly code: string; readonly title: Text; readonly may: boolean }[];
  readonly closed: readonly ClosedField[];
}

/** Every page as a user would find it: whether it opens, which buttons it has, which fields are closed. */
export const previewOf = (access: Access, sections: readonly Section[]): readonly PreviewedPage[] =>
  sections.flatMap(section =>
    section.groups.flatMap(({ pages }) =>
      pages.map(page => ({
        section,
        page,
        open: canOpen(access, section.key, page.key),
        actions: actionsOf(section.key, page)
          .filter(({ code }) => code !== `${section.key}.${page.key}.list`)
          .map(({ code, title }) => ({ code, title, may: can(access, code) })),
        closed: closedFields(access, page),
      })),
    ),
  );

function closedFields(access: Access, page: Page): readonly ClosedField[] {
  const fields = page.resource ? fieldsOf(page.resource) : {};
  return Object.entries(fields).flatMap(([field, { label }]) => {
    const { shown, read, write } = fieldAccess(access, page.key, field);
    const how = !read ? whyText.unreadable : !shown ? whyText.hidden : !write ? whyText.unwritable : undefined;
    return how ? [{ field, label, how }] : [];
  });
}
