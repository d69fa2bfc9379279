import { shownNumber } from '@axle/approvals';
import type { Text } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { labelOf, type OpenedRequest } from './request-draft.ts';

/** Tells everybody who may decide that something waits; requests that were made together are told of together. */
export async function tellApprovers(transaction: Kysely<Tables>, parts: RecordParts, opened: readonly OpenedRequest[]): Promise<void> {
  const { access, now } = parts.caller;
  const requester = await nicknameOf(transaction, access.userId);
  for (const [role, requests] of Map.groupBy(opened, ({ policy }) => policy.approverRole)) {
    const [first, last] = [requests[0]!, requests.at(-1)!];
    const receivers = await approversOf(transaction, role, access.userId);
    const more = requests.length > 1;
    await sendMessage(transaction, {
      event: 'approval.todo',
      receivers,
      object: first.requestNo,
      values: {
        'request.no': more
          ? `${shownNumber(first.requestNo)} … ${shownNumber(last.requestNo)} (${requests.length})`
          : shownNumber(first.requestNo),
        'record.name': more ? `${labelOf(parts, first.before)} …` : labelOf(parts, first.before),
        'requester.name': requester.zh,
      },
      english: { 'requester.name': requester.en },
      ...(more ? {} : { record: first.id }),
      now,
    });
  }
}

/** Tells who asked that it was decided. */
export async function tellRequester(
  transaction: Kysely<Tables>,
  request: { readonly id: number; readonly request_no: string; readonly record_label: string; readonly created_by: number },
  decider: number,
  now: Date,
): Promise<void> {
  const name = await nicknameOf(transaction, decider);
  await sendMessage(transaction, {
    event: 'approval.done',
    receivers: [request.created_by],
    object: request.request_no,
    values: {
      'request.no': shownNumber(request.request_no),
      'record.name': request.record_label,
      'decider.name': name.zh,
    },
    english: { 'decider.name': name.en },
    record: request.id,
    now,
  });
}

async function approversOf(transaction: Kysely<Tables>, role: string, except: number): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where('role.code', '=', role)
    .where('app_user.state', '=', 'active')
    .where('app_user.id', '<>', except)
    .execute();
  return rows.map(({ id }) => id);
}

async function nicknameOf(transaction: Kysely<Tables>, id: number): Promise<Text> {
  const found = await transaction.selectFrom('app_user').select(['nickname', 'nickname_en']).where('id', '=', id).executeTakeFirstOrThrow();
  return { zh: found.nickname, en: found.nickname_en ?? found.nickname };
}
