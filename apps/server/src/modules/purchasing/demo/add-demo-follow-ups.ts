import { unrestricted } from '@axle/permissions';
import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { logProgress, noteFollowUp } from '../delivery/log-progress.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** How far lines of the demo have come, those that are due first. */
const notes: readonly ((today: LocalDate) => RecordValues)[] = [
  today => ({ milestone: 'finish', reachedOn: addDays(today, -1), nextFollowUp: today, note: '已完工，等验货' }),
  today => ({ milestone: 'half', reachedOn: addDays(today, -3), nextFollowUp: addDays(today, 1), note: '完成六成，夜班赶工' }),
  today => ({ nextFollowUp: today, note: '答应今天给发货时间' }),
  today => ({ milestone: 'packed', reachedOn: today, nextFollowUp: addDays(today, 2) }),
  today => ({ milestone: 'start', reachedOn: addDays(today, -8) }),
  today => ({ milestone: 'material', reachedOn: addDays(today, -12), nextFollowUp: addDays(today, 5), note: '钢材到齐' }),
  today => ({ nextFollowUp: addDays(today, 3), note: '业务员出差，周四回复' }),
];

/** Adds notes of progress to lines of orders in force. */
export const addDemoFollowUps = demoStep('deliveryFollowUps', ['deliveryDates'], async ({ transaction, registry, person, now }) => {
  const access = unrestricted(person('buyer'));
  const parts = ownParts(transaction, { registry, access, now }, 'deliveryTracking');
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from delivery_line where promised_date is not null order by promised_date, id limit ${notes.length}`.execute(
    transaction,
  );
  for (const [at, target] of rows.entries()) {
    const input = notes[at]!(businessDay(now));
    const reply = await (input['milestone'] === undefined ? noteFollowUp : logProgress)({ parts, targets: [target], input });
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
  }
});
