import { markWarning, type TradeMark } from '@axle/catalog';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';

interface BrandMarks {
  readonly id: number;
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly owner: number;
  readonly marks: readonly { readonly country: string; readonly no: string; readonly expiry: string }[];
}

/** [BR1] Notifies the owner of a brand of its trademarks that are about to expire: once at each of the days of warning. */
export async function notifyOfExpiringMarks(database: Kysely<Tables>, now: Date): Promise<void> {
  const today = businessDay(now);
  const { rows } = await sql<BrandMarks>`
    select b.id, b.code, b.name_zh as zh, b.name_en as en, b.owner,
      json_agg(json_build_object('country', c.iso2, 'no', t.no, 'expiry', to_char(t.expiry, 'YYYY-MM-DD')) order by t.line_no) as marks
    from brand b join brand_trademarks t on t.record_id = b.id join country c on c.id = t.country
    where b.status = 1 and b.owner is not null and t.expiry between ${today}::date and ${today}::date + 89
    group by b.id`.execute(database);
  for (const { id, code, zh, en, owner, marks } of rows) {
    const warning = markWarning(marks as readonly TradeMark[], today);
    if (!warning) continue;
    await database.transaction().execute(transaction =>
      sendMessage(transaction, {
        event: 'brand.expiring',
        receivers: [owner],
        object: `${code} ${warning.expiry} ${warning.due}`,
        values: {
          'brand.name': `${code} ${zh}`,
          marks: warning.marks.map(mark => `${mark.country} ${mark.no} (${mark.expiry})`).join(', '),
          'days.left': String(warning.daysLeft),
        },
        english: { 'brand.name': `${code} ${en}` },
        record: id,
        once: true,
        now,
      }),
    );
  }
}
