import { inLanguage, type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';

const decided: Refusal = { code: 'DECIDED', field: 'state', message: text('建议已处理', 'The suggestion has been decided on') };
/** The note of a transfer that was suggested. */
const evenedOut = text('按可售周数建议调拨', 'Suggested to even out the cover');

const accept: ActionHandler = ({ parts, targets, input: { channel, eta } }) =>
  eachByItself(parts, targets, async ({ database, caller }, row) => {
    if (row['state'] !== 'open') return decided;
    const { fromWarehouse, toWarehouse, sku, qty } = row;
    const note = inLanguage(evenedOut, caller.language ?? 'zh-cn');
    const values = { fromWarehouse, toWarehouse, channel, eta, note, lines: [{ sku, qty }] };
    const added = await addRecord(ownParts(database, caller, 'transferOrder'), values);
    if (!added.ok) return added.refusal[0];
    await sql`
      update transfer_suggestion set state = 'accepted', decided_by = ${caller.access.userId}, decided_at = ${caller.now},
        version = version + 1, transfer_no = (select transfer_no from transfer_order where id = ${added.value.id})
      where id = ${row.id}`.execute(database);
    return undefined;
  });

const reject: ActionHandler = ({ parts, targets, input: { reason } }) =>
  eachByItself(parts, targets, async ({ database, caller }, row) => {
    if (row['state'] !== 'open') return decided;
    await sql`
      update transfer_suggestion set state = 'rejected', reject_reason = ${reason}, decided_by = ${caller.access.userId},
        decided_at = ${caller.now}, version = version + 1 where id = ${row.id}`.execute(database);
    return undefined;
  });

/** Effects of the actions on suggested transfers. */
export const suggestionActions: ActionHandlers = {
  'transferSuggestions.acceptTransfer': accept,
  'transferSuggestions.reject': reject,
};
