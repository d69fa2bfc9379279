import type { Refusal } from '@axle/kernel';
import type { PreviewLine } from '../message/message-template.ts';
import { checkMailSubject, derivedMailSubject, type MailWording, previewMail } from './mail-subject.ts';

/** The text of a kind of mail that takes the place of its usual opening and signature; without a subject the usual one stays. */
export interface MailTemplate {
  readonly mailKind?: string;
  readonly subject?: string;
  readonly body?: string;
}

const wordingOf = ({ mailKind, subject, body }: MailTemplate): MailWording => ({
  ...(mailKind === undefined ? {} : { mailKind }),
  ...(subject === undefined ? {} : { subject }),
  ...(body === undefined ? {} : { bodyIntro: body }),
});

/** [M23] Why a template of a mail may not be saved, by field. */
export const checkMailTemplate = (values: MailTemplate): readonly Refusal[] =>
  checkMailSubject(wordingOf(values)).map(refusal => (refusal.field === 'bodyIntro' ? { ...refusal, field: 'body' } : refusal));

/** [M23] The gaps that the kind of a template knows. */
export const derivedMailTemplate = (values: MailTemplate) => ({ variables: derivedMailSubject(wordingOf(values)).variables });

/** [M23] A mail by a template as a partner would read it, with sample values; no subject where the usual one stays. */
export const previewMailTemplate = (values: MailTemplate): readonly PreviewLine[] =>
  previewMail(wordingOf(values)).slice(values.subject ? 0 : 1);
