import { optionOf } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { periodOf } from './period.ts';

/** Most receivers listed one by one. */
const most = 500;

interface EventCount {
  readonly event: string;
  readonly sent: number;
  readonly read: number;
  readonly failed: number;
  /** Median seconds from sending to reading. */
  readonly median: number | null;
}

/** How many messages of each event were sent, how many of them were read and how soon. What its receiver deleted after reading was read. */
const byEvent: FiguresHandler = async ({ database, where, filters, registry, now }) => {
  const { rows } = await sql<EventCount>`
    select t.event, count(*) filter (where t.state <> 'failed') as sent, count(*) filter (where t.read_at is not null) as read,
      count(*) filter (where t.state = 'failed') as failed,
      percentile_cont(0.5) within group (order by extract(epoch
      from t.read_at - t.at)) filter (where t.read_at is not null)::float8 as median
    from message_list t where ${where(periodOf(filters, now).now)} group by t.event order by sent desc, t.event`.execute(database);
  const field = registry.resource('messageLog')?.resource.fields['event'];
  const labelOf = (event: string) => (field?.kind === 'enum' && optionOf(field.options, event)?.label) || { zh: event, en: event };
  const sent = rows.reduce((sum, row) => sum + row.sent, 0);
  const read = rows.reduce((sum, row) => sum + row.read, 0);
  return {
    sent: { value: sent },
    readShare: sent > 0 ? { value: (read / sent) * 100 } : {},
    events: {
      rows: rows.map(({ event, median, ...counts }) => ({
        key: event,
        label: labelOf(event),
        values: {
          ...counts,
          ...(counts.sent > 0 ? { readShare: (counts.read / counts.sent) * 100 } : {}),
          ...(median === null ? {} : { median }),
        },
      })),
    },
  };
};

interface ReceiverCount {
  readonly receiver: number;
  readonly nickname: string;
  readonly nickname_en: string | null;
  readonly sent: number;
  readonly unread: number;
  /** Seconds since the oldest unread message was sent. */
  readonly oldest: number | null;
}

/** Who has messages waiting, and for how long the oldest of them has been. */
const byUser: FiguresHandler = async ({ database, where, filters, now }) => {
  const { rows } = await sql<ReceiverCount>`
    select t.receiver, u.nickname, u.nickname_en, count(*) filter (where t.state <> 'failed') as sent,
      count(*) filter (where t.state = 'sent') as unread,
      extract(epoch from ${now.toISOString()}::timestamptz - min(t.at) filter (where t.state = 'sent'))::float8 as oldest
    from message_list t join app_user u on u.id = t.receiver
    where ${where(periodOf(filters, now).now)} group by t.receiver, u.nickname, u.nickname_en
    order by unread desc, oldest desc nulls last, t.receiver limit ${most}`.execute(database);
  return {
    receivers: {
      rows: rows.map(({ receiver, nickname, nickname_en, sent, unread, oldest }) => ({
        key: String(receiver),
        label: { zh: nickname, en: nickname_en ?? nickname },
        values: { sent, unread, ...(oldest === null ? {} : { oldest: Math.max(0, oldest) }) },
      })),
    },
  };
};

/** What the boards of the message log show. */
export const messageFigures: FiguresHandlers = { 'messageLog.byEvent': byEvent, 'messageLog.byUser': byUser };
