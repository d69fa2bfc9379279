import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { mailKind, type MailLanguage } from './mail-kinds.ts';
import type { MailWording } from './mail-subject.ts';

/** The wording of a kind of mail in one of its languages. */
export interface KeyedWording extends MailWording {
  readonly mailKind: string;
  readonly lang: MailLanguage;
  readonly subject: string;
  readonly attachments?: readonly string[];
}

const texts = ['subject', 'bodyIntro', 'signature'] as const;

const notWordings: Refusal = {
  code: 'NOT_WORDINGS',
  message: { zh: '不是邮件文字的JSON：须为数组', en: 'This is not JSON of mail texts: an array is expected' },
};
const wrongRow = (row: number, message: { readonly zh: string; readonly en: string }): Refusal => ({
  code: 'WORDING_ROW',
  message: { zh: `第${row}条：${message.zh}`, en: `Entry ${row}: ${message.en}` },
});

/** [M20] Wordings as a file that another installation can take over: what people write of them, in the order given. */
export const wordingsJson = (wordings: readonly KeyedWording[]): string =>
  `${JSON.stringify(
    wordings.map(({ mailKind: kind, lang, subject, bodyIntro, signature, attachments }) => ({
      mailKind: kind,
      lang,
      subject,
      bodyIntro: bodyIntro ?? '',
      signature: signature ?? '',
      attachments: attachments ?? [],
    })),
    undefined,
    2,
  )}\n`;

/**
 * [M20] Reads what {@link wordingsJson} wrote. Refused with `NOT_WORDINGS` where it is no list, and with `WORDING_ROW` for an entry that
 * names no kind or language, has no subject, holds something that is no text, or comes twice.
 */
export function readWordings(json: string): Result<readonly KeyedWording[]> {
  const list = parsed(json);
  if (!Array.isArray(list)) return refuse(notWordings);
  const seen = new Set<string>();
  const read: KeyedWording[] = [];
  for (const [at, entry] of (list as readonly unknown[]).entries()) {
    const wording = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<Record<string, unknown>>;
    const wrong = wrongIn(wording) ?? (seen.has(keyOf(wording)) ? { zh: '重复', en: 'it comes twice' } : undefined);
    if (wrong) return refuse(wrongRow(at + 1, wrong));
    seen.add(keyOf(wording));
    read.push(taken(wording));
  }
  return ok(read);
}

const keyOf = (wording: Readonly<Record<string, unknown>>): string => `${String(wording['mailKind'])} ${String(wording['lang'])}`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function wrongIn(wording: Readonly<Record<string, unknown>>) {
  if (!mailKind(wording['mailKind'])) return { zh: '没有这种邮件类型', en: 'there is no such mail type' };
  if (wording['lang'] !== 'zh' && wording['lang'] !== 'en') return { zh: '语言须为zh或en', en: 'the language must be zh or en' };
  const { attachments = [] } = wording;
  const isText = texts.every(key => wording[key] === undefined || typeof wording[key] === 'string');
  if (!isText || !Array.isArray(attachments) || attachments.some(one => typeof one !== 'string'))
    return { zh: '文字和附件格式不对', en: 'texts and attachments have the wrong form' };
  return typeof wording['subject'] === 'string' && wording['subject'].trim() !== ''
    ? undefined
    : { zh: '没有主题', en: 'it has no subject' };
}

function taken(wording: Readonly<Record<string, unknown>>): KeyedWording {
  const { mailKind: kind, lang, subject, bodyIntro, signature, attachments } = wording as unknown as KeyedWording;
  return { mailKind: kind, lang, subject, bodyIntro: bodyIntro ?? '', signature: signature ?? '', attachments: attachments ?? [] };
}
