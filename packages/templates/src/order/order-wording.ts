import type { Refusal, Result } from '@axle/kernel';
import { mailKind } from '../mail/mail-kinds.ts';
import { checkTemplate } from '../render/check-template.ts';
import { render, type TemplateValues } from '../render/render.ts';

/** What the wording of an order may name, as the mail that sends it does, each with a value that shows how it reads. */
export const orderSample: TemplateValues = Object.fromEntries(
  Object.entries(mailKind('PO_SEND')!.samples).filter(([name]) => name !== 'replyLink'),
);

/** [M22] What a wording of an order is refused for under `field`: each gap that orders do not know, by name. */
export const checkOrderWording = (wording: unknown, field: string): readonly Refusal[] =>
  typeof wording === 'string' ? checkTemplate(wording, Object.keys(orderSample)).map(refusal => ({ ...refusal, field })) : [];

/** [M22] What stands against the words of a clause, in both languages. */
export const checkClauseWording = ({ textZh, textEn }: Readonly<Record<string, unknown>>): readonly Refusal[] => [
  ...checkOrderWording(textZh, 'textZh'),
  ...checkOrderWording(textEn, 'textEn'),
];

/** [M22] What stands against the words of a template of orders: those of its clauses, and its packing. */
export const checkTemplateWording = ({ clauses, packing }: Readonly<Record<string, unknown>>): readonly Refusal[] => [
  ...(Array.isArray(clauses) ? clauses : []).flatMap(checkClauseWording).map(refusal => ({ ...refusal, field: 'clauses' })),
  ...checkOrderWording(packing, 'packing'),
];

/** A clause of an order: what it is about, and what it says. */
export interface OrderClause {
  readonly title?: string | undefined;
  readonly words?: string | undefined;
}

/**
 * [M22] Clauses as they stand in an order: numbered, each with its title before it, their gaps filled; one without words is left out.
 * Refused with `NO_VALUE` where a gap has no value.
 */
export function writeClauses(clauses: readonly OrderClause[], values: TemplateValues): Result<string> {
  const said = clauses.filter(({ words = '' }) => words.trim() !== '');
  const numbered = said.map(({ title = '', words = '' }, at) => `${at + 1}. ${[title, words].filter(part => part !== '').join(': ')}`);
  return render(numbered.join('\n'), values);
}
