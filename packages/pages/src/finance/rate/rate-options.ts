import { knownCurrencies } from '@axle/finance';
import type { EnumOption } from '@axle/page-kit';

const names: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  USD: ['美元', 'US dollar'],
  CNY: ['人民币', 'Chinese yuan'],
  EUR: ['欧元', 'Euro'],
  GBP: ['英镑', 'Pound sterling'],
  JPY: ['日元', 'Japanese yen'],
  CAD: ['加元', 'Canadian dollar'],
  MXN: ['墨西哥比索', 'Mexican peso'],
  AUD: ['澳元', 'Australian dollar'],
  HKD: ['港元', 'Hong Kong dollar'],
  BRL: ['巴西雷亚尔', 'Brazilian real'],
  DKK: ['丹麦克朗', 'Danish krone'],
  INR: ['印度卢比', 'Indian rupee'],
  MYR: ['马来西亚林吉特', 'Malaysian ringgit'],
  NZD: ['新西兰元', 'New Zealand dollar'],
  NOK: ['挪威克朗', 'Norwegian krone'],
  SGD: ['新加坡元', 'Singapore dollar'],
  ZAR: ['南非兰特', 'South African rand'],
  KRW: ['韩元', 'South Korean won'],
  LKR: ['斯里兰卡卢比', 'Sri Lankan rupee'],
  SEK: ['瑞典克朗', 'Swedish krona'],
  CHF: ['瑞士法郎', 'Swiss franc'],
  TWD: ['新台币', 'New Taiwan dollar'],
  THB: ['泰铢', 'Thai baht'],
  VES: ['委内瑞拉玻利瓦尔', 'Venezuelan bolívar'],
};

/** Currencies that rates may be kept of; those that are in use are set on the page. */
export const currencyOptions: readonly EnumOption<string>[] = knownCurrencies.map(code => {
  const [zh, en] = names[code] ?? [code, code];
  return { code, label: { zh: `${code} ${zh}`, en: `${code} ${en}` } };
});

/** RateType of the dictionaries. */
export const rateTypes = [
  { code: 'monthly_avg', label: { zh: '月均', en: 'Monthly average' } },
  { code: 'booking', label: { zh: '记账', en: 'Booking' } },
  { code: 'customs', label: { zh: '海关', en: 'Customs' } },
  { code: 'spot', label: { zh: '即期', en: 'Spot' } },
  { code: 'manual', label: { zh: '手工', en: 'Manual' } },
] as const satisfies readonly EnumOption[];
