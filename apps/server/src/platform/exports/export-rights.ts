import { inLanguage, type Refusal } from '@axle/kernel';
import { permissionCode, standardCode } from '@axle/page-kit';
import { type Access, can, fieldAccess } from '@axle/permissions';
import { rightMissing } from '../jobs/task-failure.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportedField, exportedLines } from './export-lines.ts';

/** Why a user may not export a page; asked when an export is queued, when it runs and when its file is fetched. */
export const refuseExporter = ({ section, page }: PageEntry, access: Access): Refusal | undefined =>
  page.standard.includes('export') && can(access, standardCode(section.key, page, 'export')) ? undefined : rightMissing;

/** Why a user may not have a file that names records of a page: such as the results of a bulk action. */
export const refuseReader = (entry: PageEntry | undefined, access: Access): Refusal | undefined =>
  entry && can(access, standardCode(entry.section.key, entry.page, 'list')) ? undefined : rightMissing;

/** Why a user may not have a file that was made under a right of its page's own. */
export const refuseHolder = ({ section, page }: PageEntry, action: string, access: Access): Refusal | undefined =>
  can(access, permissionCode(section.key, page.key, action)) ? undefined : rightMissing;

/** The columns that a user may read, in the order asked for, each once. */
export function readableColumns({ page }: PageEntry, access: Access, columns: readonly string[]): readonly string[] {
  const { resource } = page;
  const lines = exportedLines(columns);
  const mayRead = (key: string) => fieldAccess(access, page.key, key).read;
  return [...new Set(columns)].filter(key => {
    const [name = key, column] = key.split('.');
    if (!resource || !exportedField(resource, key)) return false;
    return mayRead(key) && (column === undefined || (name === lines && mayRead(name)));
  });
}

/** Why a finished file may not be given to its user any more: a column of it was blocked since. */
export function refuseColumns(entry: PageEntry, access: Access, columns: readonly string[]): Refusal | undefined {
  const readable = readableColumns(entry, access, columns);
  const blocked = columns.find(key => !readable.includes(key));
  if (blocked === undefined) return undefined;
  const label = entry.page.resource && exportedField(entry.page.resource, blocked)?.label;
  const [zh, en] = label ? [inLanguage(label, 'zh-cn'), inLanguage(label, 'en')] : [blocked, blocked];
  return { code: 'FORBIDDEN', message: { zh: `列 ${zh} 已不可读，请重新导出`, en: `Column ${en} can no longer be read, export again` } };
}
