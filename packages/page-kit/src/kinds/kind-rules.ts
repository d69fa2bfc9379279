import type { Language, Refusal, Result, Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { FilterOperator } from '../query/filter.ts';

/** How values of one field kind are read, checked, written and searched. Everything here is pure and runs at both ends. */
export interface KindRules<Kind extends Field, Value> {
  /** Reads a value that came as JSON: shape, normal form and bounds. `undefined` and `null` mean empty. */
  accept(field: Kind, json: unknown): Result<Value | undefined>;
  /** Reads the text of a file's cell or of an input; blank means empty. */
  parse(field: Kind, cell: string): Result<Value | undefined>;
  /**
   * Writes a value for a reader; what `format` writes, `parse` reads back: moments to the second, sizes to three digits. Empty values are
   * written as ''.
   */
  format(field: Kind, value: Value | undefined, language: Language): string;
  /** Operators that a filter may use. */
  readonly operators: readonly FilterOperator[];
  readonly sortable: boolean;
  readonly align: 'left' | 'right' | 'center';
  /** Default column width in pixels. */
  readonly width: number;
}

/** Choices that a refusal lists. */
const mostListed = 20;

/** Refusals every kind words alike. */
export const refusals = {
  required: (field: Field): Refusal => ({
    code: 'REQUIRED',
    message: { zh: `${field.label.zh}必填`, en: `${field.label.en} is required` },
  }),
  format: (field: Field, given: unknown): Refusal => ({
    code: 'FORMAT',
    message: { zh: `${field.label.zh}格式不正确：${shown(given)}`, en: `${field.label.en} is not valid: ${shown(given)}` },
  }),
  choice: (field: Field, given: unknown, choices: readonly Text[]): Refusal => {
    const listed = (language: 'zh' | 'en', separator: string, more: string) =>
      `${choices
        .slice(0, mostListed)
        .map(choice => choice[language])
        .join(separator)}${choices.length > mostListed ? more : ''}`;
    return {
      code: 'FORMAT',
      message: {
        zh: `${field.label.zh}没有“${shown(given)}”，可填：${listed('zh', '、', '等')}`,
        en: `${field.label.en} has no “${shown(given)}”; enter one of: ${listed('en', ', ', ' …')}`,
      },
    };
  },
  range: (field: Field, bounds: string): Refusal => ({
    code: 'RANGE',
    message: { zh: `${field.label.zh}超出范围（${bounds}）`, en: `${field.label.en} is out of range (${bounds})` },
  }),
  tooFine: (field: Field, digits: number): Refusal => ({
    code: 'RANGE',
    message:
      digits === 0
        ? { zh: `${field.label.zh}须为整数`, en: `${field.label.en} must be a whole number` }
        : { zh: `${field.label.zh}最多${digits}位小数`, en: `${field.label.en} takes at most ${digits} decimal places` },
  }),
  tooLong: (field: Field, most: number): Refusal => ({
    code: 'RANGE',
    message: { zh: `${field.label.zh}最多${most}个字符`, en: `${field.label.en} takes at most ${most} characters` },
  }),
};

/** What a user gave, shortened so that a message stays readable. Objects are written as JSON: their own `toString` may be anything. */
function shown(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
