import type { ReplyDiff } from './reply-diff.ts';

/** What a reply does to a line. */
export type ReplyKind = 'confirm' | 'qty' | 'date' | 'price' | 'split' | 'reject';

/** Every kind, in the order in which kinds are listed. */
export const replyKinds: readonly ReplyKind[] = ['confirm', 'qty', 'date', 'price', 'split', 'reject'];

/** [R9] What a reply does to a line: confirms or refuses it, or changes some of it. */
export function kindsOfReply({ fields }: ReplyDiff): readonly ReplyKind[] {
  if (fields.length === 0) return ['confirm'];
  if (fields.includes('refused')) return ['reject'];
  return replyKinds.filter(kind => fields.some(field => field === kind || (field === 'splits' && kind === 'split')));
}
