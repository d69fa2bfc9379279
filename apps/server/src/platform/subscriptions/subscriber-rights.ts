import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { Kysely } from 'kysely';
import { loadAccess } from '../access/load-access.ts';
import type { Tables } from '../database/tables.ts';
import { readableColumns, refuseExporter } from '../exports/export-rights.ts';
import { refuseToolExporter, toolTable } from '../exports/tool-table.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { SubscriptionAsked } from './subscription-shape.ts';

/** What a subscriber may have of a page at the moment. */
export interface SubscriberRights {
  readonly entry: PageEntry;
  readonly access: Access;
  readonly columns: readonly string[];
}

const notExported = (entry: PageEntry | undefined, page: string): Refusal => ({
  code: 'FORBIDDEN',
  message: fill(text('您已没有“{page}”的导出权限', 'You may no longer export {page}'), { page: entry?.page.title ?? page }),
});

const noColumns: Refusal = {
  code: 'NO_COLUMNS',
  message: text('所选的列都已不可读', 'None of the chosen columns can be read any more'),
};

const noUser: Refusal = { code: 'USER_INACTIVE', message: text('账号已停用', 'The account is no longer active') };

/** The rights of a subscriber at the moment, or why nothing may be exported for them any more. */
export async function subscriberRights(
  { database, registry, now }: { readonly database: Kysely<Tables>; readonly registry: Registry; readonly now: Date },
  { by, page, asked }: { readonly by: number; readonly page: string; readonly asked: SubscriptionAsked },
): Promise<Result<SubscriberRights>> {
  const user = await database.selectFrom('app_user').select('state').where('id', '=', by).executeTakeFirst();
  if (user?.state !== 'active') return refuse(noUser);
  const entry = registry.page(page);
  const access = await loadAccess(database, by, businessDay(now));
  if (!entry?.page.resource || !access || refuseExporter(entry, access)) return refuse(notExported(entry, page));
  if (asked.tool) {
    const refusal = refuseToolExporter(entry, access, asked.tool.tab);
    return refusal ? refuse(notExported(entry, page)) : ok({ entry, access, columns: toolTable(entry, asked.tool.tab)!.columns });
  }
  const columns = readableColumns(entry, access, asked.columns);
  return columns.length > 0 ? ok({ entry, access, columns }) : refuse(noColumns);
}
