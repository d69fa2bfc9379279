import { decimal, fill, localDate, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import type { Condition } from './condition.ts';
import { operatorWords } from './condition-words.ts';
import { type Fact, type Facts, operatorsOf, type RuleOperator, ruleOperators, valuesTaken } from './fact.ts';

const signs: Readonly<Record<string, RuleOperator>> = { '=': 'eq', '!=': 'ne', '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' };

const refusal = (code: string, text: Text, values: Readonly<Record<string, string | Text>>): Refusal => ({
  code,
  field: 'conditions',
  message: fill(text, values),
});

/** A value as it stands in the notation: in quotes where it holds a sign that means something there. */
const written = (value: string): string => (/[\s,;"]/.test(value) || value === '' ? `"${value.replaceAll('"', '""')}"` : value);

const unquoted = (part: string): string => (part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part);

/** [RT2] Conditions as one text, `destState in CA,NV; totalKg gt 30`: how they are kept, imported and exported. */
export const writeConditions = (conditions: readonly Condition[]): string =>
  conditions.map(({ field, op, values }) => [field, op, values.map(written).join(',')].filter(Boolean).join(' ')).join('; ');

/** [RT2] Several values as they are typed: parted by commas, in quotes where one holds a comma itself. */
export const writeValues = (values: readonly string[]): string =>
  values.map(value => (/[,，、;；"]/.test(value) ? written(value) : value)).join(', ');

/** [RT2] Reads values that {@link writeValues} wrote, or that somebody typed or pasted. */
export const readValues = (text: string): readonly string[] =>
  [...text.matchAll(/\s*"(?:[^"]|"")*"|[^,，、;；\n]+/g)].map(([part]) => unquoted(part.trim())).filter(value => value !== '');

/** The parts of the text: words, quoted values, and the signs between them. */
const parts = /"(?:[^"]|"")*"|[,;，；]|[^\s,;，；"]+/g;

/** The text cut into conditions, each cut into its parts. */
function clauses(text: string): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const [part] of text.matchAll(parts)) {
    if (/^[;；]$/.test(part) || part.toLowerCase() === 'and') found.push([]);
    else if (!/^[,，]$/.test(part)) found.at(-1)?.push(part);
  }
  return found.filter(clause => clause.length > 0);
}

/** A value in its one spelling, as the fact takes it. */
function valueOf({ type, options }: Fact, given: string): string | undefined {
  const text = given.normalize('NFKC').trim();
  if (type === 'number') {
    const number = decimal(text);
    return number.ok ? number.value : undefined;
  }
  if (type === 'date') return localDate(text).ok ? text : undefined;
  if (type === 'yesNo') return /^(?:true|yes|y|1|是)$/i.test(text) ? 'true' : /^(?:false|no|n|0|否)$/i.test(text) ? 'false' : undefined;
  if (text === '') return undefined;
  if (!options) return text;
  return options.find(({ code, label }) => [code, label.zh, label.en].some(word => word.toLowerCase() === text.toLowerCase()))?.code;
}

const countWords: Readonly<Record<0 | 1 | 2 | 'many', Text>> = {
  0: { zh: '{label} {op}：不填值', en: '{label} {op}: takes no value' },
  1: { zh: '{label} {op}：请填一个值', en: '{label} {op}: takes one value' },
  2: { zh: '{label} {op}：请填两个值', en: '{label} {op}: takes two values' },
  many: { zh: '{label} {op}：请至少填一个值', en: '{label} {op}: takes at least one value' },
};

/** [RT1] A condition whose operator suits its fact and takes its values, each in its one spelling; else what is wrong with it. */
export function settledCondition(facts: Facts, { field, op, values }: Condition): Result<Condition> {
  const fact = Object.hasOwn(facts, field) ? facts[field] : undefined;
  if (!fact) return refuse(refusal('UNKNOWN_FACT', { zh: '没有这个字段：{field}', en: 'There is no such field: {field}' }, { field }));
  const words = { label: fact.label, op: operatorWords[op] };
  if (!operatorsOf(fact).includes(op))
    return refuse(refusal('RULE_OPERATOR', { zh: '{label}不能用“{op}”比较', en: '{label} cannot be compared with “{op}”' }, words));
  const takes = valuesTaken(op);
  if (takes === 'many' ? values.length === 0 : values.length !== takes) return refuse(refusal('RULE_VALUES', countWords[takes], words));
  const settled: string[] = [];
  for (const value of values) {
    const known = valueOf(fact, value);
    if (known === undefined)
      return refuse(refusal('RULE_VALUE', { zh: '{label}的值不正确：{value}', en: '{label} is not valid: {value}' }, { ...words, value }));
    if (!settled.includes(known) || op === 'between') settled.push(known);
  }
  return ok({ field, op, values: settled });
}

/** [RT2] Reads conditions, parted by `;` or `and`; nothing is no condition. The signs = != > >= < <= stand for their words. */
export function readConditions(facts: Facts, text: string): Result<readonly Condition[]> {
  const conditions: Condition[] = [];
  for (const [field = '', word = '', ...values] of clauses(text)) {
    const op = signs[word] ?? ruleOperators.find(operator => operator.toLowerCase() === word.toLowerCase());
    if (!op) {
      const clause = [field, word].join(' ').trim();
      return refuse(refusal('RULE_NOTATION', { zh: '条件写法不正确：{clause}', en: 'Invalid condition: {clause}' }, { clause }));
    }
    const settled = settledCondition(facts, { field, op, values: values.map(unquoted) });
    if (!settled.ok) return settled;
    conditions.push(settled.value);
  }
  return ok(conditions);
}
