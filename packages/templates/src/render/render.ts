import { ok, refuse, type Refusal, type Result } from '@axle/kernel';

/** What fills the gaps of a template, by name: `{ 'order.no': 'PO-260-520-00042' }`. */
export type TemplateValues = Readonly<Record<string, string>>;

/** A gap: a dotted name in double braces, blanks inside the braces do not count. */
const gap = /\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g;

/** [M1] The names of a template's gaps, each once, in the order of the text. */
export const variablesOf = (template: string): readonly string[] => [
  ...new Set(Array.from(template.matchAll(gap), ([, name = '']) => name)),
];

/** [M1, M2, M3] The text with its gaps filled. Refused with `NO_VALUE`, the gap's name as its field, where a value is missing or blank. */
export function render(template: string, values: TemplateValues): Result<string> {
  const valueOf = (name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  const missing = variablesOf(template).find(name => valueOf(name).trim() === '');
  if (missing !== undefined) return refuse(noValue(missing));
  return ok(template.replaceAll(gap, (_whole, name: string) => valueOf(name)));
}

/** [M4] A rendered text as one line, as subjects and titles are. */
export function renderSubject(template: string, values: TemplateValues): Result<string> {
  const rendered = render(template, values);
  return rendered.ok ? ok(rendered.value.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, ' ')) : rendered;
}

const noValue = (name: string): Refusal => ({
  code: 'NO_VALUE',
  field: name,
  message: { zh: `变量 {{${name}}} 没有值`, en: `The variable {{${name}}} has no value` },
});
