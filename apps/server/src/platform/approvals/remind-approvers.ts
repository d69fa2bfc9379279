import { peopleOf, shownNumber } from '@axle/approvals';
import { businessDay } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';
import { approvalsAmong } from './count-vote.ts';
import { decisionsOn } from './deciders.ts';
import { nicknameOf } from './notify-people.ts';
import { openApprovers } from './who-decides.ts';

/** Requests of one look. */
const atOnce = 200;

/**
 * [A17] Notifies those who still can decide, once for each request, that it has waited longer than it should. Answers of how many
 * requests they were notified.
 */
export async function remindApprovers(database: Kysely<Tables>, now: Date): Promise<number> {
  const late = await database
    .selectFrom('change_request')
    .select('id')
    .where('state', '=', 'pending')
    .where('reminded_at', 'is', null)
    .where('due_at', '<', now.toISOString())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let notified = 0;
  for (const { id } of late) if (await database.transaction().execute(transaction => remind(transaction, id, now))) notified += 1;
  return notified;
}

async function remind(transaction: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  const request = await transaction
    .selectFrom('change_request')
    .select(['id', 'request_no', 'record_label', 'created_by', 'approver_role', 'state', 'reminded_at'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!request || request.state !== 'pending' || request.reminded_at !== null) return false;
  const counted = peopleOf(approvalsAmong(await decisionsOn(transaction, id)));
  const open = await openApprovers(transaction, businessDay(now), request, counted);
  const requester = await nicknameOf(transaction, request.created_by);
  const number = shownNumber(request.request_no);
  await transaction.updateTable('change_request').set({ reminded_at: now }).where('id', '=', id).execute();
  await sendMessage(transaction, {
    event: 'approval.todo',
    receivers: [...new Set(open.flatMap(one => [one.id, ...one.deputies]))],
    object: request.request_no,
    values: { 'request.no': `${number}（已超时）`, 'record.name': request.record_label, 'requester.name': requester.zh },
    english: { 'request.no': `${number} (late)`, 'requester.name': requester.en },
    record: id,
    now,
  });
  return true;
}
