import type { Text } from '@axle/kernel';
import type { MainReply, ReplyMeaning } from '@axle/wire';
import { transportText } from '../text/transport.ts';
import type { CallRefusal } from './main-client.ts';

/** Words of the server: it has already put them into the caller's language. */
const said = (message: string): Text => ({ zh: message, en: message });

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
    case 'refused': {
      const { refusals } = meaning.body as Partial<MainReply>;
      return {
        code: meaning.reason ?? 'REFUSED',
        message: meaning.message === '' ? transportText.refused : said(meaning.message),
        replyCode: meaning.code,
        fields: refusals?.map(refusal => ({ code: refusal.code, message: said(refusal.message), field: refusal.field })),
      };
    }
  }
}
