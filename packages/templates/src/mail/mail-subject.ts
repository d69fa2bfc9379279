import type { Refusal } from '@axle/kernel';
import type { PreviewLine } from '../message/message-template.ts';
import { checkTemplate } from '../render/check-template.ts';
import { render, renderSubject, variablesOf } from '../render/render.ts';
import { mailKind } from './mail-kinds.ts';

/** The wording of a kind of mail. */
export interface MailWording {
  readonly mailKind?: string;
  readonly subject?: string;
  readonly bodyIntro?: string;
  readonly signature?: string;
}

const samplesOf = (values: MailWording) => mailKind(values.mailKind)?.samples ?? {};

/** [M11] Why the wording of a kind of mail may not be saved, by field. */
export function checkMailSubject(values: MailWording): readonly Refusal[] {
  const known = Object.keys(samplesOf(values));
  const subject = values.subject ?? '';
  const { demands } = mailKind(values.mailKind) ?? {};
  return [
    ...(['subject', 'bodyIntro', 'signature'] as const).flatMap(field =>
      checkTemplate(values[field] ?? '', known).map(refusal => ({ ...refusal, field })),
    ),
    ...(/[\r\n]/.test(subject) ? [lineBreak] : []),
    ...(demands !== undefined && subject !== '' && !variablesOf(subject).includes(demands) ? [orderNumberMissing] : []),
  ];
}

const lineBreak: Refusal = {
  code: 'LINE_BREAK',
  field: 'subject',
  message: { zh: '主题只能是一行', en: 'The subject must be a single line' },
};

const orderNumberMissing: Refusal = {
  code: 'ORDER_NUMBER_MISSING',
  field: 'subject',
  message: { zh: '主题必须包含订单号变量', en: 'Subject must contain the order number variable' },
};

/** [M11] What follows from the wording: the gaps that its kind knows, and the subject as it could be. */
export function derivedMailSubject(values: MailWording) {
  const sample = renderSubject(values.subject ?? '', samplesOf(values));
  return { variables: Object.keys(samplesOf(values)), sample: sample.ok ? sample.value : undefined };
}

/** [M12] A mail of the kind as a partner would read it, with sample values: its subject, and its text of opening and signature. */
export function previewMail(values: MailWording): readonly PreviewLine[] {
  const samples = samplesOf(values);
  const subject = renderSubject(values.subject ?? '', samples);
  const text = render(mailText(values), samples);
  return [
    { label: { zh: '主题', en: 'Subject' }, ...(subject.ok ? { text: subject.value } : missing(subject.refusal)) },
    { label: { zh: '正文', en: 'Body' }, ...(text.ok ? { text: text.value } : missing(text.refusal)) },
  ];
}

const missing = ({ field = '' }: Refusal) => ({ text: `{{${field}}}?`, missing: true });

/** Opening and signature with an empty line between them. */
export const mailText = (values: MailWording): string =>
  [values.bodyIntro ?? '', values.signature ?? ''].filter(part => part.trim() !== '').join('\n\n');
