import { declaredDomains, machineDomain, type StatusDomain } from '@axle/pages';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';

/** The statuses of every document: declared with resources, or by themselves. */
export const statusDomains = ({ resources }: Registry): readonly StatusDomain[] => [
  ...declaredDomains,
  ...resources.flatMap(({ resource }) => machineDomain(resource) ?? []),
];

/** Writes the statuses of this release, so that they are listed, filtered and exported like any records; wordings of super users stay. */
export async function syncStatuses(database: Kysely<Tables>, registry: Registry): Promise<void> {
  const rows = statusDomains(registry).flatMap(({ key, title, statuses }) =>
    statuses.map(({ code, label, tone, terminal, next, platforms, slaHours }, sort) => ({
      domain: key,
      code,
      document_zh: title.zh,
      document_en: title.en,
      name_zh: label.zh,
      name_en: label.en,
      tone,
      sort,
      terminal,
      next: [...next],
      platforms: [...new Set(platforms.map(one => one.slice(0, one.indexOf(':'))))],
      platform_map: [...platforms],
      sla_hours: slaHours ?? null,
      own_zh: null,
      own_en: null,
      own_tone: null,
      updated_by: null,
    })),
  );
  const kept = [
    'document_zh',
    'document_en',
    'name_zh',
    'name_en',
    'tone',
    'sort',
    'terminal',
    'next',
    'platforms',
    'platform_map',
    'sla_hours',
  ] as const;
  await database.transaction().execute(async transaction => {
    await sql`lock table order_status_setting in share row exclusive mode`.execute(transaction);
    await transaction
      .insertInto('order_status_setting')
      .values(rows)
      .onConflict(conflict =>
        conflict
          .columns(['domain', 'code'])
          .doUpdateSet(({ ref }) => Object.fromEntries(kept.map(column => [column, ref(`excluded.${column}`)]))),
      )
      .execute();
    const names = rows.map(({ domain, code }) => `${domain} ${code}`);
    await sql`delete from order_status_setting where not (domain || ' ' || code = any(${names}::text[]))`.execute(transaction);
  });
}
