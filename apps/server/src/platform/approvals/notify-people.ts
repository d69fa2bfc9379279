import { type Approval, shownNumber } from '@axle/approvals';
import type { Text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';
import type { Actor, RecordParts } from '../resources/record-parts.ts';
import { deputiesAt, peopleOfRole } from './deciders.ts';
import { labelOf, type OpenedRequest } from './request-draft.ts';

/** Notifies everybody who may decide that something waits; requests that were made together come in one message. */
export async function notifyApprovers(transaction: Kysely<Tables>, parts: RecordParts, opened: readonly OpenedRequest[]): Promise<void> {
  const { access, now } = parts.caller;
  const requester = await nicknameOf(transaction, access.userId);
  for (const [role, requests] of Map.groupBy(opened, ({ policy }) => policy.approverRole)) {
    const [first, last] = [requests[0]!, requests.at(-1)!];
    const receivers = await approversOf(transaction, role, parts.caller);
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

/** Notifies who asked that it was decided, and by whom; of a deputy also in whose name, and that one too. */
export async function notifyRequester(
  transaction: Kysely<Tables>,
  request: { readonly id: number; readonly request_no: string; readonly record_label: string; readonly created_by: number },
  { by, inNameOf }: Approval,
  now: Date,
): Promise<void> {
  const name = await nicknameOf(transaction, by);
  const other = by === inNameOf ? undefined : await nicknameOf(transaction, inNameOf);
  await sendMessage(transaction, {
    event: 'approval.done',
    receivers: other ? [request.created_by, inNameOf] : [request.created_by],
    object: request.request_no,
    values: {
      'request.no': shownNumber(request.request_no),
      'record.name': request.record_label,
      'decider.name': other ? `${name.zh}（代${other.zh}）` : name.zh,
    },
    english: { 'decider.name': other ? `${name.en} (for ${other.en})` : name.en },
    record: request.id,
    now,
  });
}

/** Active people of a role, and who stands in for them today, but for one. */
async function approversOf(transaction: Kysely<Tables>, role: string, { access, now }: Actor): Promise<readonly number[]> {
  const holders = await peopleOfRole(transaction, role);
  const named = await deputiesAt(
    transaction,
    businessDay(now),
    holders.filter(id => id !== access.userId),
  );
  return [...new Set([...holders, ...named.map(({ deputy }) => deputy)])].filter(id => id !== access.userId);
}

/** What somebody is called in both languages. */
export async function nicknameOf(transaction: Kysely<Tables>, id: number): Promise<Text> {
  const found = await transaction.selectFrom('app_user').select(['nickname', 'nickname_en']).where('id', '=', id).executeTakeFirstOrThrow();
  return { zh: found.nickname, en: found.nickname_en ?? found.nickname };
}
