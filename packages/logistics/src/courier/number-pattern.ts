import { type Refusal, text } from '@axle/kernel';

const refusal = (zh: string, en: string): Refusal => ({ code: 'BAD_REGEX', field: 'numberRegex', message: text(zh, en) });

const unreadable = refusal('正则表达式无法解析', 'The regular expression is invalid');
const heavy = refusal(
  '正则表达式过于复杂：分组不能重复，可变长度至多三处，不能用回溯引用或环视',
  'The regular expression is too complex: groups cannot repeat, at most three parts can vary in length, and back references and look-around are not allowed',
);

/** Most parts of a pattern that vary in length: each multiplies the time that a number may take. */
const mostVarying = 3;

/** Without what stands escaped or in a class, so that only the signs of the pattern itself are left. */
const signsOf = (pattern: string): string => pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[[^\]]*\]/g, 'x');

/** Whether a number of 40 characters is matched in no time, whatever it is. */
const isLight = (pattern: string): boolean => {
  const signs = signsOf(pattern);
  const varying = signs.match(/[+*]|\{\d*,\d*\}/g) ?? [];
  return !/\)(?:[+*]|\{)/.test(signs) && !/\\[1-9k]/.test(signs) && !/\(\?[^:]/.test(signs) && varying.length <= mostVarying;
};

/** [L14] Why a pattern of numbers cannot be used; undefined where it can. */
export function patternRefusal(pattern: string): Refusal | undefined {
  if (!isLight(pattern)) return heavy;
  try {
    wholePattern(pattern);
    return undefined;
  } catch {
    return unreadable;
  }
}

/** A pattern that the whole number must match. */
export const wholePattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** A tracking number as it is compared: in upper case, without blanks and hyphens. */
export const bareNumber = (number: string): string => number.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
