import { type Field, type Page, type PageTab, permissionCode } from '@axle/page-kit';
import type { ListReader } from './list-parts.ts';

/**
 * The tabs that a reader is shown: those of super users only to them, figures and tools only to whoever may read all that they tell of, the
 * list of another page only to whoever may list it there.
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
