import { type RecordRow, regrouped } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';

/** Notifies the owner of a project of an exception that nobody solved in time. */
export async function notifyOwner(transaction: Kysely<Tables>, exception: RecordRow, now: Date): Promise<void> {
  const { rows } = await sql<{ no: string; name: string }>`
    select project_no as no, name from new_product_project where id = ${Number(exception['project'])}`.execute(transaction);
  const [project] = rows;
  if (!project) return;
  await sendMessage(transaction, {
    event: 'newProduct.escalated',
    receivers: [Number(exception['owner'])],
    object: String(exception['excNo'] ?? exception.id),
    values: {
      'project.no': regrouped(project.no),
      'project.name': project.name,
      'exception.text': String(exception['text']),
      'exception.due': String(exception['dueAt']),
    },
    record: exception.id,
    now,
  });
}
