import { importKey, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { importLimits } from '@axle/tasks';
import type { ImportMeta } from '@axle/wire';
import type { PageRegistry } from '../pages/registry.ts';

/** What a user may import, in menu order. */
export const importMetas = ({ pages }: PageRegistry, access: Access): readonly ImportMeta[] =>
  pages.flatMap(({ section, page }) =>
    page.importing && can(access, standardCode(section.key, page, 'import'))
      ? [
          {
            key: importKey(section.key, page.key),
            section: section.key,
            page: page.key,
            nameZh: page.title.zh,
            nameEn: page.title.en,
            mode: page.importing.mode,
            maxRows: importLimits.rows,
            maxBytes: importLimits.bytes,
          },
        ]
      : [],
  );
