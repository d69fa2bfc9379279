import { fill, ok, refuse, type Result } from '@axle/kernel';

/** What a UN/LOCODE looks like, as the pattern of a code. */
export const locodePattern = '[A-Z]{2}[A-Z2-9]{3}';

const whole = new RegExp(`^${locodePattern}$`);

/** [L1] Whether a text is a UN/LOCODE of a country, by that country's ISO code; else `BAD_LOCODE` or `LOCODE_COUNTRY`. */
export function locodeOf(text: string, country: string): Result<string> {
  if (!whole.test(text))
    return refuse({
      code: 'BAD_LOCODE',
      field: 'unlocode',
      message: fill({ zh: '不是UN/LOCODE：{text}', en: 'Not a UN/LOCODE: {text}' }, { text: text.slice(0, 20) }),
    });
  if (!text.startsWith(country))
    return refuse({
      code: 'LOCODE_COUNTRY',
      field: 'unlocode',
      message: { zh: 'UN/LOCODE前两位须为国家代码', en: 'First two letters must be the country code' },
    });
  return ok(text);
}
