import { gradeOf, usccCheckCharacter } from '@axle/finance';
import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type DemoSupplierRow, supplierCities, supplierRows } from './demo-supplier-rows.ts';

/** A supplier of the demo; people by role, everything else that it refers to by code. */
export type DemoSupplier = RecordValues & {
  readonly supplierCode: string;
  readonly category: string | undefined;
  readonly paymentMethod: string;
  readonly contractCategory: string;
  readonly purchaseUser: string;
};

const banks: readonly (readonly [zh: string, cnaps: string])[] = [
  ['工商银行', '102'],
  ['农业银行', '103'],
  ['中国银行', '104'],
  ['建设银行', '105'],
  ['招商银行', '308'],
];
const surnames = ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '周', '吴', '徐', '孙', '马', '朱', '胡', '林'];
const givenNames = ['建国', '丽华', '志强', '晓燕', '海波', '美玲', '国良', '雪芳', '永康', '敏', '伟东', '秀英', '俊杰', '文娟'];

const digits = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => String((seed * 7919 + at * at * 31 + at * 17 + 3) % 10)).join('');

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function credit(region: string, seed: number): string {
  const own = Array.from({ length: 7 }, (_, at) => signs[(seed * 13 + at * (at * 5 + 11 + Math.floor(seed / 41))) % signs.length]).join('');
  const body = `91${region}MA${own}`;
  const last = usccCheckCharacter(body);
  return body + (last.ok ? last.value : '');
}

const person = (seed: number): string => surnames[(seed * 5) % surnames.length]! + givenNames[(seed * 3) % givenNames.length]!;

function supplierOf(
  [code, nameZh, nameEn, shortName, type, category, cityName, stage, score, terms, owner]: DemoSupplierRow,
  at: number,
): DemoSupplier {
  const city = supplierCities[cityName]!;
  const [bank, cnaps] = banks[at % banks.length]!;
  const domain = `${nameEn.split(' ').slice(0, 2).join('').toLowerCase()}.example`;
  const parts = type === 'factory' || type === 'trader' || type === 'proxy';
  return {
    supplierCode: code,
    nameZh,
    nameEn,
    shortName,
    type,
    category: category === '' ? undefined : category,
    stage,
    ...(score === '' ? {} : { score, grade: gradeOf(score as Decimal) }),
    ...(stage === 'frozen' || stage === 'eliminated'
      ? { stageBefore: 'qualified', freezeReason: at % 2 ? '连续两月批次不合格' : '连续三月准交率低于60%' }
      : {}),
    ...(stage === 'potential' ? {} : { sampleNo: `SP-25${String(1 + (at % 9)).padStart(2, '0')}-${String(100 + at * 7)}` }),
    ...(stage === 'qualified' ? { acceptedOrders: 3 } : {}),
    uscc: credit(city.region, at + 1),
    address: {
      country: 'CN',
      region: city.province,
      city: city.city,
      line1: `${city.street}${12 + ((at * 37) % 480)}号`,
      postcode: city.postcode,
    },
    province: city.province,
    purchaseUser: owner,
    qcUser: 'qc',
    portalLanguage: 'zh',
    autoAccept: true,
    currency: 'CNY',
    taxRate: type === 'forwarder' ? '6' : '13',
    invoiceKind: 'special',
    paymentMethod: terms,
    contractCategory: type === 'forwarder' ? 'LOGISTICS' : type === 'proxy' ? 'PROXY' : 'FRAME',
    ...(parts
      ? { leadDays: 18 + ((at * 5) % 28), monthlyCapacity: 4000 + ((at * 2300) % 46_000), minOrderAmount: String(3000 + (at % 5) * 2000) }
      : {}),
    reconcileDay: 25,
    bankAccounts: [
      {
        name: nameZh,
        bank: `${bank}${city.city.replace(/市$/, '')}支行`,
        accountNo: digits(at + 1, 19),
        bankCode: `${cnaps}${city.region.slice(0, 4)}${digits(at + 5, 5)}`,
        currency: 'CNY',
        isDefault: true,
      },
    ],
    contacts: [
      {
        name: person(at),
        title: '销售经理',
        phone: `13${digits(at + 2, 9)}`,
        email: `sales@${domain}`,
        wechat: `wx_${shortName.length}${digits(at + 3, 6)}`,
        forMail: true,
      },
      { name: person(at + 17), title: '财务', phone: `15${digits(at + 9, 9)}`, email: `finance@${domain}`, forMail: false },
      ...(parts
        ? [{ name: person(at + 29), title: '跟单', phone: `18${digits(at + 11, 9)}`, email: `orders@${domain}`, forMail: true }]
        : []),
    ],
    deductions: parts ? ['LATE-05', at % 3 ? 'DEF-2' : 'DEF-05', ...(at % 4 ? [] : ['SHORT-100'])] : [],
    companies: at % 3 ? ['AX-SZ'] : ['AX-SZ', 'AX-NB'],
  };
}

/** Forty suppliers as a business of this trade has them, the same each time. */
export const demoSuppliers = (): readonly DemoSupplier[] => supplierRows.map(supplierOf);
