import { createHash } from 'node:crypto';
import { inLanguage, refuse, type Text } from '@axle/kernel';
import { userTabs } from '@axle/pages';
import { can } from '@axle/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { exportName } from '../../../platform/exports/export-file.ts';
import { keepDone } from '../../../platform/exports/keep-done.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { writeTable } from '../../../platform/files/write-table.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Answer } from '../../../platform/gateways/main/main-call.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { dataScopeRows, pageRightRows } from './review-rows.ts';
import { tabCode } from '../../../platform/access/tab-rights.ts';
import { userRefusals } from './user-refusals.ts';

/** What is exported of a tab, for which users and as what. */
export const exportRightsInput = z.object({
  tab: z.string().max(10),
  what: z.enum(['exportPagePermission', 'exportDataPermission']),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  users: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(20_000).optional(),
});

const titles = {
  exportPagePermission: { zh: '页面权限', en: 'Page rights' },
  exportDataPermission: { zh: '数据权限', en: 'Data scopes' },
} as const satisfies Readonly<Record<string, Text>>;

/** Rows that are written without letting others have a turn. */
const rowsAtOnce = 500;

interface ExportRightsParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
}

/**
 * Writes the rights or the data scopes of users for an access review, returns the file, and leaves its line in the download centre: under
 * the code that it asks for, which is asked again when it is fetched.
 */
export async function exportRights(
  { database, registry, files }: ExportRightsParts,
  caller: Caller,
  { tab: key, what, format, users }: z.infer<typeof exportRightsInput>,
): Promise<Answer> {
  const { access, language, now } = caller;
  const tab = userTabs.find(one => one.key === key);
  const entry = registry.page('users');
  if (!tab || !entry || !can(access, tabCode(key, what))) return refuse(userRefusals.forbidden);
  const parts = { database, registry, language, now, users };
  const { columns, rows } = await (what === 'exportPagePermission' ? pageRightRows(parts, tab) : dataScopeRows(parts, tab));
  async function* portions() {
    for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
  }
  const title = inLanguage(titles[what], language);
  const laid = await files.lay(writeTable(format, { sheet: title, columns, portions: portions() }));
  if (!laid.ok) return laid;
  const name = exportName(entry, language, format, now).replace(/^[^-]*/, `${title}-${inLanguage(tab.title, language)}`);
  const params = { columns: [], filters: [], sort: [], tab: key, what, ...(users ? { users } : {}) };
  return keepDone({ database, files }, caller, {
    entry,
    page: `users.${key}.${what}`,
    name,
    format,
    params,
    ownForm: true,
    column_words: columns.map(({ label }) => label).join(language === 'en' ? ', ' : '、'),
    filter_words: `${inLanguage(tab.title, language)}${users ? ` · ${users.length}` : ''}`,
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: rows.length,
    laid: laid.value,
  });
}
