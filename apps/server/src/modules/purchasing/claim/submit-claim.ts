import { type Decimal, ok, refuse, type Text, text } from '@axle/kernel';
import { formatValue, optionOf, type RecordRow } from '@axle/page-kit';
import { type ClaimedFrom, submitRefusals } from '@axle/purchasing';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { writtenAmount } from '../mail/written-amount.ts';
import { supplierMail } from '../mail/supplier-mail.ts';
import { withEntry } from './claim-timeline.ts';

/** What a claim is about, in both languages: its matter, else type, pieces and document. */
function matterOf({ resource }: RecordParts, claim: RecordRow): Text {
  const own = claim['matter'];
  if (typeof own === 'string') return text(own, own);
  const field = resource.fields['type'];
  const type = field?.kind === 'enum' ? optionOf(field.options, claim['type'])?.label : undefined;
  const document = claim['bizNo'] === undefined ? '' : formatValue(resource.fields['bizNo']!, claim['bizNo'], 'en');
  const pieces = claim['qty'] === undefined ? ['', ''] : [`${String(claim['qty'])}件`, `${String(claim['qty'])} pcs`];
  const said = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' ');
  return text(said(type?.zh, pieces[0], document), said(type?.en, pieces[1], document));
}

/** [R41] A claim is put forward; a supplier is notified by mail, both or neither. */
export const submitClaim: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller, resource } = parts;
  const refused = submitRefusals(before as unknown as ClaimedFrom);
  if (refused.length > 0) return refuse(refused);
  if (before['party'] === 'supplier') {
    const [supplier, companyEntity] = [Number(before['supplier']), Number(before['companyEntity'])];
    const document = { bizNo: String(before['claimNo']), supplier, companyEntity, buyer: before['owner'] as number | undefined };
    const mail = await supplierMail(parts, document, {
      kind: 'CLAIM_NOTICE',
      values: {
        'claim.no': formatValue(resource.fields['claimNo']!, before['claimNo'], 'en'),
        'claim.amount': writtenAmount(before['claimed'] as Decimal, String(before['currency'])),
        'claim.until': String(before['deadline']),
      },
      says: { 'claim.reason': matterOf(parts, before) },
    });
    if (!mail.ok) return refuse([mail.refusal]);
    await queueMail(database, mail.value, caller.now);
  }
  const entry = { event: 'submitted', amount: before['claimed'] as Decimal } as const;
  return ok(withEntry({ ...after, submittedAt: caller.now.toISOString() }, caller, entry));
};
