import { inLanguage, type Language } from '@axle/kernel';
import { importKey } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';
import type { ExportNames } from './export-cells.ts';

/** Titles of pages by key and by import key, in a reader's language. */
export async function pageTitles(registry: Registry, language: Language): Promise<ExportNames['pages']> {
  return new Map(
    registry.pages.flatMap(({ section, page }) => {
      const title = inLanguage(page.title, language);
      return [[page.key, title] as const, [importKey(section.key, page.key), title] as const];
    }),
  );
}

/** Nicknames of users by id, in a reader's language. */
export async function nicknames(database: Kysely<Tables>, language: Language): Promise<ExportNames['users']> {
  const users = await database.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).execute();
  return new Map(users.map(user => [user.id, language === 'en' ? (user.nickname_en ?? user.nickname) : user.nickname]));
}
