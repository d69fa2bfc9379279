import { compareDecimals, fitsPattern, type Decimal, localDate, ok, refuse, type Result, text, typedDecimal } from '@axle/kernel';
import { longestValue, type PropertyOption, type PropertyRule } from './property.ts';

const yes = new Set(['true', '1', 'y', 'yes', '是', '√']);
const no = new Set(['false', '0', 'n', 'no', '否', '×']);

const bad = (code: string, zh: string, en: string): Result<never> => refuse({ code, message: text(zh, en) });

/**
 * [PROP2] Reads a value as it is typed or pasted into the one form in which it is stored: numbers as exact decimals, choices by their codes
 * whatever name they are called by, yes and no as `true` and `false`, a range as `least~greatest`. An empty text is no value.
 *
 * Refused with `NOT_A_NUMBER`, `NOT_WHOLE`, `OUT_OF_RANGE`, `NOT_YES_OR_NO`, `UNKNOWN_OPTION`, `BAD_DATE`, `BAD_RANGE`, `PATTERN` or
 * `TOO_LONG`.
 */
export function readProperty(rule: PropertyRule, text: string): Result<string | undefined> {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return ok(undefined);
  if (typed.length > longestValue) return bad('TOO_LONG', `最多${longestValue}个字`, `At most ${longestValue} characters`);
  switch (rule.type) {
    case 'int':
    case 'decimal':
      return readNumber(rule, typed);
    case 'range':
      return readRange(rule, typed);
    case 'bool':
      return readBool(typed);
    case 'option':
      return readOption(rule, typed);
    case 'multiOption':
      return readOptions(rule, typed);
    case 'date':
      return localDate(typed).ok ? ok(typed) : bad('BAD_DATE', '日期格式须为2026-05-20', 'Write the date as 2026-05-20');
    case 'text':
      return rule.pattern === undefined || fitsPattern(rule.pattern, typed)
        ? ok(typed)
        : bad('PATTERN', `不符合格式 ${rule.pattern}`, `Does not match ${rule.pattern}`);
  }
}

function readNumber({ type, min, max }: PropertyRule, text: string): Result<Decimal> {
  const read = typedDecimal(text);
  if (!read.ok) return bad('NOT_A_NUMBER', '须为数字', 'Not a number');
  if (type === 'int' && read.value.includes('.')) return bad('NOT_WHOLE', '须为整数', 'Not a whole number');
  if (min !== undefined && compareDecimals(read.value, min) < 0) return bad('OUT_OF_RANGE', `不能小于${min}`, `At least ${min}`);
  if (max !== undefined && compareDecimals(read.value, max) > 0) return bad('OUT_OF_RANGE', `不能大于${max}`, `At most ${max}`);
  return read;
}

function readRange(rule: PropertyRule, text: string): Result<string> {
  const ends = text.split(/\s*(?:~|–|—|\.\.|(?<=\d)\s*-)\s*/);
  const [from, to = from] = ends.map(end => readNumber({ ...rule, type: 'decimal' }, end));
  if (
    !from ||
    !to ||
    ends.length > 2 ||
    (!from.ok && from.refusal.code === 'NOT_A_NUMBER') ||
    (!to.ok && to.refusal.code === 'NOT_A_NUMBER')
  )
    return bad('BAD_RANGE', '区间格式须为10~20', 'Write the range as 10~20');
  if (!from.ok) return from;
  if (!to.ok) return to;
  return compareDecimals(from.value, to.value) <= 0
    ? ok(`${from.value}~${to.value}`)
    : bad('BAD_RANGE', '区间起点不能大于终点', 'The start of the range cannot be greater than its end');
}

function readBool(text: string): Result<string> {
  const typed = text.toLowerCase();
  if (yes.has(typed)) return ok('true');
  return no.has(typed) ? ok('false') : bad('NOT_YES_OR_NO', '须为是或否', 'Enter yes or no');
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function readOption({ options = [] }: PropertyRule, text: string): Result<string> {
  const called = (option: PropertyOption, by: keyof PropertyOption) => folded(option[by]) === folded(text);
  const found = (['code', 'zh', 'en'] as const).map(by => options.find(option => called(option, by))).find(Boolean);
  return found ? ok(found.code) : bad('UNKNOWN_OPTION', `没有选项“${text}”`, `There is no option “${text}”`);
}

function readOptions(rule: PropertyRule, text: string): Result<string> {
  const codes = new Set<string>();
  for (const part of text.split(/[,;、|]/).filter(name => name.trim() !== '')) {
    const read = readOption(rule, part.trim());
    if (!read.ok) return read;
    codes.add(read.value);
  }
  const order = (rule.options ?? []).map(({ code }) => code);
  return ok(order.filter(code => codes.has(code)).join(','));
}
