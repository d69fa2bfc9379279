import type { Language, Result } from '@axle/kernel';
import type { Field, FieldKind } from '../field/field.ts';
import { addressRules } from './address.ts';
import { boolRules } from './bool.ts';
import { bytesRules } from './bytes.ts';
import { filesRules } from './files.ts';
import { codeRules } from './code.ts';
import { dateRules } from './date.ts';
import { decimalRules } from './decimal.ts';
import { enumListRules, enumRules } from './enum.ts';
import { instantRules } from './instant.ts';
import { integerRules } from './integer.ts';
import { jsonDifferenceRules } from './json-difference.ts';
import type { KindRules } from './kind-rules.ts';
import { linesRules } from './lines.ts';
import { measureRules } from './measure.ts';
import { moneyRules } from './money.ts';
import { monthRules } from './month.ts';
import { pageRules } from './page.ts';
import { cascadeRules, refRules } from './ref.ts';
import { percentRules } from './percent.ts';
import { quantityRules } from './quantity.ts';
import { acceptSeveral, takesSeveral } from './several.ts';
import { tagsRules } from './tags.ts';
import { textRules } from './text.ts';
import { timeRules } from './time.ts';
import { trendRules } from './trend.ts';
import { userRules } from './user.ts';
import { weekRules } from './week.ts';

/** The rules of every field kind, by its name. */
export const kinds: { readonly [Kind in FieldKind]: KindRules<Extract<Field, { kind: Kind }>, never> } = {
  text: textRules,
  code: codeRules,
  files: filesRules,
  ref: refRules,
  cascade: cascadeRules,
  integer: integerRules,
  enum: enumRules,
  enumList: enumListRules,
  tags: tagsRules,
  bool: boolRules,
  instant: instantRules,
  user: userRules,
  page: pageRules,
  bytes: bytesRules,
  lines: linesRules,
  decimal: decimalRules,
  money: moneyRules,
  percent: percentRules,
  quantity: quantityRules,
  measure: measureRules,
  date: dateRules,
  week: weekRules,
  month: monthRules,
  time: timeRules,
  address: addressRules,
  jsonDifference: jsonDifferenceRules,
  trend: trendRules,
} as { readonly [Kind in FieldKind]: KindRules<Extract<Field, { kind: Kind }>, never> };

const rulesOf = (field: Field) => kinds[field.kind] as unknown as KindRules<Field, unknown>;

/** Reads a JSON value for a field; see {@link KindRules.accept}. */
export const acceptValue = (field: Field, json: unknown): Result<unknown> =>
  takesSeveral(field) ? acceptSeveral(field, json, one => rulesOf(field).accept(field, one)) : rulesOf(field).accept(field, json);

/** Reads the text of a cell for a field; see {@link KindRules.parse}. */
export const parseCell = (field: Field, cell: string): Result<unknown> => rulesOf(field).parse(field, cell);

/** Writes a field's value for a reader; see {@link KindRules.format}. */
export const formatValue = (field: Field, value: unknown, language: Language): string =>
  takesSeveral(field)
    ? [value ?? []]
        .flat()
        .map(one => rulesOf(field).format(field, one, language))
        .join(', ')
    : rulesOf(field).format(field, value ?? undefined, language);

/** Whether a list may come in the order of a field. */
export const isSortable = ({ kind, unsorted }: Field): boolean => kinds[kind].sortable && unsorted !== true;

/** Whether different values of a field can be distinguished and counted: not of files and lines, which are only present or absent. */
export const isCountable = (field: Field): boolean =>
  kinds[field.kind].operators.some(operator => operator !== 'isEmpty' && operator !== 'notEmpty');
