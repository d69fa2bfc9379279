import type { RecordValues } from '@axle/page-kit';

const line = (node: string, percent: string, offsetDays = 0, basis = 'calendar') => ({ node, percent, offsetDays, basis });
const method = (code: string, nameZh: string, nameEn: string, ...lines: readonly RecordValues[]): RecordValues => ({
  code,
  nameZh,
  nameEn,
  lines,
});

/** How suppliers are paid. */
export const demoPaymentMethods: readonly RecordValues[] = [
  method('TT100', '全额预付', 'Paid in advance', line('onOrder', '100')),
  method('TT3070', '30%预付，70%发货前', '30% deposit, 70% before shipping', line('onOrder', '30'), line('beforeShip', '70')),
  method(
    'TT304030',
    '30%预付，40%发货前，30%到货月结30天',
    '30% deposit, 40% before shipping, 30% 30 days after the month of receipt',
    line('onOrder', '30'),
    line('beforeShip', '40'),
    line('afterReceipt', '30', 30, 'monthEnd'),
  ),
  method(
    'TT2080I',
    '20%预付，80%检验合格后15天',
    '20% deposit, 80% 15 days after inspection',
    line('onOrder', '20'),
    line('afterInspection', '80', 15),
  ),
  method('RCV7', '到货后7天', '7 days after receipt', line('afterReceipt', '100', 7)),
  method('INV30', '收票后30天', '30 days after the invoice', line('afterInvoice', '100', 30)),
  method('EOM30', '月结30天', 'Monthly, 30 days', line('monthEnd', '100', 30, 'monthEnd')),
  method('EOM60', '月结60天', 'Monthly, 60 days', line('monthEnd', '100', 60, 'monthEnd')),
  method('EOM90', '月结90天', 'Monthly, 90 days', line('monthEnd', '100', 90, 'monthEnd')),
  method(
    'QA9505',
    '95%月结60天，5%质保金180天',
    '95% monthly 60 days, 5% retained 180 days',
    line('monthEnd', '95', 60, 'monthEnd'),
    line('afterReceipt', '5', 180),
  ),
];

const deduct = (code: string, nameZh: string, nameEn: string, type: string, values: RecordValues): RecordValues => ({
  code,
  nameZh,
  nameEn,
  type,
  basis: 'line',
  ...values,
});

/** What late, defective, short and badly packed deliveries cost. */
export const demoDeductionMethods: readonly RecordValues[] = [
  deduct('LATE-05', '迟交每天0.5%，宽限3天，上限10%', 'Late 0.5% a day, 3 days of grace, cap 10%', 'latePerDay', {
    rate: '0.5',
    graceDays: 3,
    capPercent: '10',
  }),
  deduct('LATE-10', '迟交每天1%，上限15%', 'Late 1% a day, cap 15%', 'latePerDay', { rate: '1', graceDays: 0, capPercent: '15' }),
  deduct('DEF-2', '不良率超2%部分', 'Defects above 2%', 'defectRate', { rate: '2', basis: 'lot' }),
  deduct('DEF-05', '安全件不良率超0.5%部分', 'Safety parts, defects above 0.5%', 'defectRate', { rate: '0.5', basis: 'lot' }),
  deduct('PCS-15', '每件不良15元', '15 yuan for each defect', 'perDefect', { amount: '15' }),
  deduct('RTN-300', '退货处理费每单300元', '300 yuan for handling a return', 'fixed', { amount: '300', basis: 'order' }),
  deduct('PACK-8', '包装不符每箱8元', '8 yuan for each badly packed carton', 'packing', { amount: '8', basis: 'lot' }),
  deduct('SHORT-100', '短装按货值100%', 'What is short at its full worth', 'shortage', { rate: '100' }),
];

const clauses = (...sentences: readonly string[]) => sentences.map((sentence, at) => `${at + 1}. ${sentence}`).join('\n');
const heads =
  '合同编号：{{contractNo}}\n甲方：{{companyName}}\n乙方：{{supplierName}}（统一社会信用代码 {{supplierUscc}}）\n签订日期：{{signDate}}\n\n';

/** The kinds of contract. */
export const demoContractCategories: readonly RecordValues[] = [
  {
    code: 'FRAME',
    shortName: '采购框架',
    nameZh: '采购框架合同',
    nameEn: 'Purchase frame contract',
    numberPrefix: 'PF',
    forOrders: true,
    needSeal: true,
    retentionYears: 10,
    template:
      heads +
      clauses(
        '甲方按需以采购订单向乙方采购汽车零部件，价格以双方确认的报价为准。',
        '付款方式：{{paymentTerms}}。',
        '本合同有效期至 {{validTo}}。',
      ),
  },
  {
    code: 'ORDER',
    shortName: '采购订单',
    nameZh: '采购订单合同',
    nameEn: 'Purchase order contract',
    numberPrefix: 'PC',
    forOrders: true,
    needSeal: true,
    retentionYears: 10,
    template:
      heads + clauses('合同总价 {{amount}} {{currency}}，含税。', '乙方应于 {{deliveryDate}} 前交货。', '付款方式：{{paymentTerms}}。'),
  },
  {
    code: 'QUALITY',
    shortName: '质量协议',
    nameZh: '质量保证协议',
    nameEn: 'Quality agreement',
    numberPrefix: 'QA',
    needSeal: true,
    retentionYears: 15,
    template:
      heads +
      clauses('乙方产品应符合甲方图纸与国家标准，质保期 24 个月。', '不良率超过约定值的部分由乙方承担。', '本协议有效期至 {{validTo}}。'),
  },
  {
    code: 'NDA',
    shortName: '保密协议',
    nameZh: '保密协议',
    nameEn: 'Non-disclosure agreement',
    numberPrefix: 'NDA',
    needSeal: true,
    retentionYears: 10,
    template: heads + clauses('双方对图纸、价格与客户信息保密，期限至 {{validTo}}。'),
  },
  {
    code: 'TOOLING',
    shortName: '模具合同',
    nameZh: '模具开发合同',
    nameEn: 'Tooling contract',
    numberPrefix: 'TL',
    forOrders: true,
    needSeal: true,
    retentionYears: 15,
    template: heads + clauses('模具费 {{amount}} {{currency}}，模具所有权归甲方。', '乙方应于 {{deliveryDate}} 前交付样件。'),
  },
  {
    code: 'LOGISTICS',
    shortName: '物流服务',
    nameZh: '物流服务合同',
    nameEn: 'Logistics contract',
    numberPrefix: 'LG',
    needSeal: true,
    retentionYears: 5,
  },
  {
    code: 'PROXY',
    shortName: '代采协议',
    nameZh: '代理采购协议',
    nameEn: 'Buying agency agreement',
    numberPrefix: 'AG',
    needSeal: true,
    retentionYears: 10,
  },
  {
    code: 'SUPPLEMENT',
    shortName: '补充协议',
    nameZh: '补充协议',
    nameEn: 'Supplement',
    numberPrefix: 'SA',
    needSeal: false,
    retentionYears: 10,
  },
];
