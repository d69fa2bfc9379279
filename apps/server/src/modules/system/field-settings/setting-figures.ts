import type { Text } from '@axle/kernel';
import { businessDay, fieldsOf, optionOf } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { knownUsers } from './known-users.ts';
import { hitsOf } from './settings-hits.ts';

/** Most settings listed one by one. */
const most = 500;

interface Setting {
  readonly id: number;
  readonly subject_kind: 'user' | 'role' | 'all';
  readonly subject: string | null;
  readonly name_zh: string | null;
  readonly name_en: string | null;
  readonly page: string;
  readonly field: string;
  readonly mode: 'hide' | 'readBlock' | 'writeBlock';
  readonly in_force: boolean;
}

/**
 * How many users each setting hits today, and how many there are that it is meant for and spares; those hit by any setting are counted
 * once.
 */
export const settingFigures: FiguresHandler = async ({ database, where, filters, registry, now }) => {
  const day = businessDay(now);
  const [users, { rows }] = await Promise.all([
    knownUsers(database, day),
    sql<Setting>`select t.id, t.subject_kind, t.subject, t.page, t.field, t.mode,
        coalesce(r.name_zh, u.nickname) as name_zh, coalesce(r.name_en, u.nickname_en, u.nickname) as name_en,
        t.status = 1 and (t.until is null or t.until >= ${day}::date) as in_force
      from user_field_setting t
      left join role r on t.subject_kind = 'role' and r.code = t.subject
      left join app_user u on t.subject_kind = 'user' and u.account = t.subject
      where ${where(filters)} order by t.page, t.field, t.mode, t.id limit ${most}`.execute(database),
  ]);
  const touched = new Set<number>();
  const lines = rows.flatMap(setting => {
    const entry = registry.page(setting.page);
    if (!entry) return [];
    const counted = { ...setting, subject: setting.subject_kind, name: setting.subject ?? undefined, section: entry.section.key };
    const hits = setting.in_force ? hitsOf(counted, users) : { named: 0, hit: 0, spared: 0 };
    if (hits.hit > 0) for (const user of users) if (hitsOf(counted, [user]).hit > 0) touched.add(user.access.userId);
    const field = entry.page.resource && fieldsOf(entry.page.resource)[setting.field];
    const mode = registry.resource('userFieldSetting')?.resource.fields['mode'];
    const how = mode?.kind === 'enum' ? optionOf(mode.options, setting.mode)?.label : undefined;
    const label = labelOf(entry.page.title, field?.label ?? same(setting.field), how ?? same(setting.mode), whomOf(setting));
    return [{ key: String(setting.id), label, values: { ...hits } }];
  });
  return { touched: { value: touched.size }, settings: { rows: lines } };
};

const same = (text: string): Text => ({ zh: text, en: text });

const whomOf = ({ subject_kind, subject, name_zh, name_en }: Setting): Text =>
  subject_kind === 'all' ? { zh: '所有人', en: 'Everybody' } : { zh: name_zh ?? subject ?? '', en: name_en ?? subject ?? '' };

const labelOf = (page: Text, field: Text, mode: Text, whom: Text): Text => ({
  zh: `${page.zh} · ${field.zh} · ${mode.zh} ← ${whom.zh}`,
  en: `${page.en} · ${field.en} · ${mode.en} ← ${whom.en}`,
});
