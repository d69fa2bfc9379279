import { inLanguage, type Language, type Refusal } from '@axle/kernel';
import type { ReferenceNames } from '@axle/page-kit';
import { type MainReply, replyCodes } from '@axle/wire';
import type { SignedOut } from '../caller.ts';
import { failedMessage, replyCodeOf } from '../call-refusals.ts';
import { isPartRefusal, type PartRefusal } from '../part-refusal.ts';

const done = { zh: '操作成功', en: 'Done' };
const queued = { zh: '任务已提交，请到下载中心查看', en: 'Task submitted; see the download centre' };

/** Success. */
export const okReply = (data: unknown, language: Language, names: ReferenceNames = {}): MainReply => ({
  code: replyCodes.ok,
  message: inLanguage(done, language),
  data,
  ...(Object.keys(names).length > 0 ? { names } : {}),
});

/** The work was queued. */
export const queuedReply = (data: unknown, language: Language): MainReply => ({
  code: replyCodes.queued,
  message: inLanguage(queued, language),
  data,
});

/** A refusal, or several: the first one speaks, all are listed. */
export function refusedReply(refused: Refusal | readonly Refusal[], language: Language): MainReply {
  const refusals = (Array.isArray(refused) ? refused : [refused]) as readonly Refusal[];
  const [first] = refusals;
  if (!first) throw new Error('refused without a reason');
  if (isPartRefusal(first)) return partReply(first, language);
  return {
    code: replyCodeOf(first.code),
    message: inLanguage(first.message, language),
    reason: first.code,
    refusals: refusals.map(({ code, message, field }) => ({ code, message: inLanguage(message, language), field })),
  };
}

/** A submit failed for SKUs in clearance: the file that lists them, and how many may be submitted nevertheless. */
const partReply = ({ message, code, download, allowed }: PartRefusal, language: Language): MainReply => ({
  code: replyCodes.failed,
  message: inLanguage(message, language),
  reason: code,
  data: { ...download, allowed },
});

/** The signature stands for nobody. */
export const signedOutReply = (signedOut: SignedOut, language: Language): MainReply => ({
  code: signedOut.kind === 'kicked' ? replyCodes.kicked : replyCodes.signedOut,
  message: inLanguage(signedOut.message, language),
});

/** Something unexpected; the log has the rest under the request id. */
export const failedReply = (requestId: string, language: Language): MainReply => ({
  code: replyCodes.failed,
  message: inLanguage(failedMessage, language),
  requestId,
});
