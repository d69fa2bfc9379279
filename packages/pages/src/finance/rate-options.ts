import { activeCurrencies } from '@axle/finance';
import type { EnumOption } from '@axle/page-kit';

const names = {
  USD: ['美元', 'US dollar'],
  CNY: ['人民币', 'Chinese yuan'],
  EUR: ['欧元', 'Euro'],
  GBP: ['英镑', 'Pound sterling'],
  JPY: ['日元', 'Japanese yen'],
  CAD: ['加元', 'Canadian dollar'],
  MXN: ['墨西哥比索', 'Mexican peso'],
  AUD: ['澳元', 'Australian dollar'],
  HKD: ['港元', 'Hong Kong dollar'],
} as const;

/** Currencies that rates are kept of. */
export const currencyOptions: readonly EnumOption[] = activeCurrencies.map(code => ({
  code,
  label: { zh: `${code} ${names[code][0]}`, en: `${code} ${names[code][1]}` },
}));

/** RateType of the dictionaries. */
export const rateTypes: readonly EnumOption[] = [
  { code: 'monthly_avg', label: { zh: '月均', en: 'Monthly average' } },
  { code: 'booking', label: { zh: '记账', en: 'Booking' } },
  { code: 'customs', label: { zh: '海关', en: 'Customs' } },
  { code: 'spot', label: { zh: '即期', en: 'Spot' } },
  { code: 'manual', label: { zh: '手工', en: 'Manual' } },
];
