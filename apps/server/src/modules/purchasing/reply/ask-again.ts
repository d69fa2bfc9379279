import { type Refusal, text, type Text } from '@axle/kernel';
import type { Transit } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { changeText } from '../order/change-text.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

const joined = ({ zh, en }: Text, why: string): Text =>
  why === '' ? text(zh, en) : zh === '' ? text(why, why) : text(`${zh}。${why}`, `${en}. ${why}`);

/**
 * Mails the supplier of an order that waits for a reply again, with what we changed and why. Returns why the mail cannot be written, if so.
 */
export async function askAgainByMail(
  { parts }: Pick<Transit, 'parts'>,
  id: number,
  { why, hasChanged }: { readonly why: unknown; readonly hasChanged: boolean },
): Promise<readonly Refusal[]> {
  const own = ownParts(parts.database, parts.caller, 'purchaseOrder');
  const [order] = await lockById(parts.database, own, [id]);
  const changes = hasChanged ? await changeText(parts.database, order!) : text('', '');
  const says = { 'change.text': joined(changes, typeof why === 'string' ? why.trim() : '') };
  const refused = await mailOrder(own, order!, { kind: 'PO_CHANGE', asksReply: true, says });
  return refused ? [refused] : [];
}
