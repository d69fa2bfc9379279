import { fill, filledLines, type LocalDate, type Refusal, text } from '@axle/kernel';
import { checkExtras } from './check-extras.ts';
import { type ExtraDuty, extraWords } from './extra-duty.ts';

/** What the rules of a tariff code go by. */
interface TariffValues {
  readonly country?: string;
  readonly code?: string;
  readonly nameZh?: string;
  readonly nameEn?: string;
  readonly extras?: readonly Partial<ExtraDuty>[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** Which levels there are; a code has that many digits, the last one that or more. */
const levels = [2, 4, 6, 8, 10] as const;

/** [L7] The level of a code by its digits. */
export const tariffLevel = (code: string): number => levels.findLast(level => code.length >= level) ?? levels[0];

/** Digits of the code above: a chapter has none. */
const above: Readonly<Record<number, number>> = { 4: 2, 6: 4, 8: 6, 10: 6 };

/** [L7] Level and parent of a code follow from its digits; the extra duties are summarised in one line. */
export function tariffParts({ code, extras }: TariffValues) {
  if (code === undefined) return {};
  const level = tariffLevel(code);
  const digits = above[level];
  const summaries = filledLines(extras, 'name', 'origin').map(extraWords);
  return {
    level,
    parent: digits === undefined ? undefined : code.slice(0, digits),
    extrasSummary: summaries.length > 0 ? summaries.join('; ').slice(0, 500) : undefined,
  };
}

const refusal = (code: string, field: string, zh: string, en: string, values: Readonly<Record<string, string>> = {}): Refusal => ({
  code,
  field,
  message: fill(text(zh, en), values),
});

/** Digits that the codes of a country may have. */
const digitsOf: Readonly<Record<string, readonly number[]>> = { WCO: [2, 4, 6], CN: [10], US: [8, 10] };
const others: readonly number[] = [6, 8, 9, 10, 11];

/** [L8] A code has the digits of its country, a name, and ends not before it begins; an extra duty neither. */
export function checkTariff(values: TariffValues): readonly Refusal[] {
  const { country = '', code = '', effectiveFrom: from, effectiveTo: to } = values;
  const digits = digitsOf[country] ?? others;
  return [
    ...(digits.includes(code.length)
      ? []
      : [
          refusal('CODE_DIGITS', 'code', '该国家的编码须为{digits}位数字', 'Codes of this country must have {digits} digits', {
            digits: digits.join('/'),
          }),
        ]),
    ...(values.nameZh === undefined && values.nameEn === undefined
      ? [refusal('REQUIRED', 'nameEn', '中文名称与英文名称至少填一个', 'Enter a Chinese or an English name')]
      : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
      : []),
    ...checkExtras(values.extras),
  ];
}
