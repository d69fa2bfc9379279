import { importKey, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { importLimits } from '@axle/tasks';
import type { ImportMeta } from '@axle/wire';
import type { Registry } from '../registry/registry.ts';
import { importForm } from './import-form.ts';

/** What a user may import, in menu order: of each page its own kind of file and the variants of which something is left to the user. */
export const importMetas = ({ pages }: Registry, access: Access): readonly ImportMeta[] =>
  pages.flatMap(({ section, page }) => {
    if (!page.importing || !can(access, standardCode(section.key, page, 'import'))) return [];
    const { variants = [] } = page.importing;
    const metaOf = (title: typeof page.title, mode: ImportMeta['mode'], variant: string | null = null): ImportMeta => ({
      key: importKey(section.key, page.key, variant),
      section: section.key,
      page: page.key,
      nameZh: title.zh,
      nameEn: title.en,
      mode,
      maxRows: importLimits.rows,
      maxBytes: importLimits.bytes,
    });
    const open = variants.filter(importing => importForm({ section, page, importing, variant: importing.key }, access) !== undefined);
    return [metaOf(page.title, page.importing.mode), ...open.map(({ title, mode, key }) => metaOf(title, mode, key))];
  });
