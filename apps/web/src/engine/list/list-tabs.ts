import { type Field, type Page, type PageTab, permissionCode } from '@axle/page-kit';
import type { ListReader } from './list-parts.ts';

/**
 * The tabs that a user sees: tabs for super users only as one of them, boards and tools only with the right to read every field they use,
 * the list of another page only with the right to list it there.
 */
export const openTabs = (
  page: Page,
  fields: Readonly<Record<string, Field>>,
  reader: Pick<ListReader, 'isSuper' | 'can'>,
): readonly PageTab[] =>
  page.tabs.filter(
    ({ superOnly, board, tool, listOf, tree }) =>
      (!superOnly || reader.isSuper) &&
      (!listOf || reader.can(permissionCode(listOf.section, listOf.page, 'list'))) &&
      [...(board?.reads ?? []), ...(tool?.reads ?? []), ...(tree ? [tree.figure, page.resource?.knownBy?.parent ?? ''] : [])].every(
        field => fields[field],
      ),
  );
