import { render, renderSubject, type TemplateValues } from '@axle/templates';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Template = Pick<Selectable<Tables['message_template']>, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

/**
 * Title and body of a message in both languages. Where a value is missing the message has failed: it keeps the bare template and says what
 * was missing.
 */
export function wordsOf(template: Template, values: TemplateValues, english = values) {
  const { title_zh, title_en, body_zh, body_en } = template;
  const [titleZh, titleEn, bodyZh, bodyEn] = [
    renderSubject(title_zh, values),
    renderSubject(title_en, english),
    render(body_zh, values),
    render(body_en, english),
  ];
  for (const text of [titleZh, titleEn, bodyZh, bodyEn])
    if (!text.ok)
      return { title_zh, title_en, body_zh, body_en, state: 'failed' as const, fail_reason: `${text.refusal.code} ${text.refusal.field}` };
  const said = (text: typeof titleZh): string => (text.ok ? text.value : '');
  return {
    title_zh: said(titleZh),
    title_en: said(titleEn),
    body_zh: said(bodyZh),
    body_en: said(bodyEn),
    state: 'sent' as const,
    fail_reason: null,
  };
}
