import { bareCode, ok, type Refusal, refuse, type Result } from '@axle/kernel';

const wrongLength: Refusal = {
  code: 'OE_LENGTH',
  message: { zh: 'OE号去掉符号后须为3–32位字母或数字', en: 'An OE number must have 3 to 32 letters and digits' },
};

/** [B1] Nothing but letters and digits of every script, in upper case. */
export const bareOe = (text: string): string => bareCode(text);

/**
 * [B1] The form in which OE numbers are compared: `04465-06090` and `04465 06090` are `0446506090`. Refused with `OE_LENGTH` unless 3 to 32
 * signs are left.
 */
export function normaliseOe(text: string): Result<string> {
  const bare = bareOe(text);
  return bare.length >= 3 && bare.length <= 32 ? ok(bare) : refuse(wrongLength);
}

/** [B1] Every OE number of a record has a normal form, and stands there once. */
export function checkOeNumbers(record: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const texts = Array.isArray(record['oeNumbers']) ? (record['oeNumbers'] as readonly string[]) : [];
  const bad = texts.find(text => !normaliseOe(text).ok);
  if (bad !== undefined) return [{ ...wrongLength, field: 'oeNumbers' }];
  const bare = texts.map(bareOe);
  if (new Set(bare).size === bare.length) return [];
  return [
    { code: 'OE_TWICE', field: 'oeNumbers', message: { zh: '同一OE号只能填一次', en: 'The same OE number can be entered only once' } },
  ];
}
