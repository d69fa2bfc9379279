import type { Refusal, Text } from '@axle/kernel';
import { messageEvent } from '../events/message-events.ts';
import { checkTemplate } from '../render/check-template.ts';
import { render, renderSubject, type TemplateValues, variablesOf } from '../render/render.ts';
import { receiversOf } from './receivers.ts';

/** A message template as it is filled in. */
interface TemplateRecord {
  readonly event?: string;
  readonly titleZh?: string;
  readonly bodyZh?: string;
  readonly titleEn?: string;
  readonly bodyEn?: string;
  readonly variables?: readonly string[];
  readonly receivers?: readonly string[];
}

/** One text of a preview; `missing` where it cannot be rendered. */
export interface PreviewLine {
  readonly label: Text;
  readonly text: string;
  readonly missing?: boolean;
}

const texts = [
  { field: 'titleZh', label: { zh: '中文标题', en: 'Title (Chinese)' }, subject: true },
  { field: 'bodyZh', label: { zh: '中文正文', en: 'Body (Chinese)' }, subject: false },
  { field: 'titleEn', label: { zh: '英文标题', en: 'Title (English)' }, subject: true },
  { field: 'bodyEn', label: { zh: '英文正文', en: 'Body (English)' }, subject: false },
] as const;

/**
 * [M7] The gaps that a template of an event may name: those of the event, or its own list where the product does not raise the event
 * itself.
 */
export const variablesFor = (values: TemplateRecord): readonly string[] => {
  const event = messageEvent(values.event);
  return event ? Object.keys(event.samples) : (values.variables ?? []);
};

/** [M7] Why a message template may not be saved, by field. */
export function checkMessageTemplate(values: TemplateRecord): readonly Refusal[] {
  const event = values.event ?? '';
  const known = variablesFor(values);
  return [
    ...(event === '' || /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/.test(event) ? [] : [wrongEvent]),
    ...texts.flatMap(({ field }) => checkTemplate(values[field] ?? '', known).map(refusal => ({ ...refusal, field }))),
    ...receiversOf(values.receivers ?? []).unknown.map(wrongReceiver),
  ];
}

const wrongEvent: Refusal = {
  code: 'FORMAT',
  field: 'event',
  message: {
    zh: '事件写作小写英文单词，以点相连，例如 stock.short',
    en: 'An event is lower-case English words joined by dots, such as stock.short',
  },
};

const wrongReceiver = (word: string): Refusal => ({
  code: 'FORMAT',
  field: 'receivers',
  message: {
    zh: `接收人“${word}”不是当事人、角色代码或 user:账号`,
    en: `Recipient “${word}” is not a party concerned, a role code or user:account`,
  },
});

/** [M8] A message template as a receiver would read it, with sample values; a gap that has none shows what is missing. */
export function previewMessageTemplate(values: TemplateRecord): readonly PreviewLine[] {
  const samples: TemplateValues = { ...ownSamples(values.variables ?? []), ...messageEvent(values.event)?.samples };
  const allowed = new Set(variablesFor(values));
  return texts
    .filter(({ field }) => (values[field] ?? '').trim() !== '')
    .map(({ field, label, subject }) => {
      const template = values[field] ?? '';
      const strange = variablesOf(template).find(name => !allowed.has(name));
      if (strange !== undefined) return { label, text: `{{${strange}}}?`, missing: true };
      const text = (subject ? renderSubject : render)(template, samples);
      return text.ok ? { label, text: text.value } : { label, text: `{{${text.refusal.field}}}?`, missing: true };
    });
}

/** TemplateRecord of an event that the product does not know: each gap is shown by its name. */
const ownSamples = (names: readonly string[]): TemplateValues => Object.fromEntries(names.map(name => [name, `‹${name}›`]));
