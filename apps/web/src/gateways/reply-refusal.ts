import { type Refusal, type Text, text } from '@axle/kernel';
import type { MainReply, ReplyMeaning } from '@axle/wire';
import { transportText } from '../text/transport.ts';
import type { CallRefusal } from './main-client.ts';

/** Words of the server: it has already put them into the caller's language. */
const said = (message: string): Text => text(message, message);

/** The refusal that a reply of either gateway carries; undefined when it was granted. */
export function replyRefusal(meaning: ReplyMeaning): CallRefusal | undefined {
  switch (meaning.kind) {
    case 'success':
    case 'queued':
      return undefined;
    case 'codeMissing':
      return { code: 'CODE_MISSING', message: transportText.serverError };
    case 'signedOut':
      return { code: 'SIGNED_OUT', message: meaning.message === '' ? transportText.signedOut : said(meaning.message) };
    case 'clearStock':
      return {
        code: 'CLEAR_STOCK',
        message: transportText.clearStock,
        replyCode: meaning.code,
        download: meaning.download,
        allowed: meaning.allowed,
      };
    case 'refused':
      return {
        code: meaning.reason ?? 'REFUSED',
        message: meaning.message === '' ? transportText.refused : said(meaning.message),
        replyCode: meaning.code,
        fields: fieldsIn((meaning.body as Partial<MainReply>).refusals),
      };
  }
}

/** Refusals field by field; entries without words are nothing to show. */
function fieldsIn(refusals: unknown): readonly Refusal[] | undefined {
  if (!Array.isArray(refusals)) return undefined;
  return refusals.flatMap((entry: unknown) => {
    const { code, message, field } = Object(entry) as Record<string, unknown>;
    if (typeof code !== 'string' || typeof message !== 'string') return [];
    return [{ code, message: said(message), field: typeof field === 'string' ? field : undefined }];
  });
}
