import { editableCells, standardCode } from '@axle/page-kit';
import type { PageParts } from '../page/page-parts.ts';
import type { CellRights } from './closed-cell.ts';

/** What the user may change in the cells of a page, loaded each time; undefined where the page does not change cells. */
export function cellRights({
  section,
  page,
  resource,
  reader,
}: Pick<PageParts, 'section' | 'page' | 'resource' | 'reader'>): () => CellRights | undefined {
  const editable = new Set(editableCells(page));
  if (editable.size === 0) return () => undefined;
  return () => ({
    resource,
    editable,
    mayUpdate: reader.can(standardCode(section, page, 'update')),
    mayWrite: field => reader.fieldAccess(page.key, field).write,
  });
}
