import { ok, refuse, type Result } from '@axle/kernel';
import { render, renderSubject, type TemplateValues, variablesOf } from '../render/render.ts';
import { mailKind } from './mail-kinds.ts';
import { mailText, type MailWording } from './mail-subject.ts';

/** A mail as its receiver reads it. */
export interface WrittenMail {
  readonly subject: string;
  readonly body: string;
}

/**
 * [M17] A mail by the wording of its kind: a line that names a gap of those that may stay empty is left out where there is nothing for it.
 * Any other gap without a value refuses the mail with `NO_VALUE`.
 */
export function writeMail(wording: MailWording, values: TemplateValues): Result<WrittenMail> {
  const empty = (mailKind(wording.mailKind)?.optional ?? []).filter(name => (values[name] ?? '').trim() === '');
  const lines = mailText(wording)
    .split('\n')
    .filter(line => !variablesOf(line).some(name => empty.includes(name)));
  const subject = renderSubject(wording.subject ?? '', values);
  if (!subject.ok) return refuse(subject.refusal);
  const body = render(lines.join('\n'), values);
  return body.ok ? ok({ subject: subject.value, body: body.value }) : refuse(body.refusal);
}
