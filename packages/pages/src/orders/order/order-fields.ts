import { text } from '@axle/kernel';
import type { Fields, MoneyField, TextField } from '@axle/page-kit';
import { addressIssueOptions, viewBuyer } from './order-options.ts';

const money = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 4,
  places: 2,
  currency: { field: 'currency' },
  readOnly: true,
  width: 110,
  ...more,
});
/** Only who may see buyers reads it: others see the masked name alone. */
const line = (zh: string, en: string, maxLength: number, width: number): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength,
  width,
  hidden: true,
  seenBy: viewBuyer,
});
const place = (zh: string, en: string, maxLength: number, width: number): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength,
  width,
});

/** Who ordered, and where the parcel goes. */
export const buyerFields = {
  buyer: {
    kind: 'text',
    label: text('买家', 'Buyer'),
    readOnly: true,
    figure: true,
    unsorted: true,
    maxLength: 200,
    width: 130,
    help: text(
      '已脱敏；有“查看买家信息”权限的人可看姓名、电话和地址。',
      'Masked. Name, phone and address are seen by those who may view buyers.',
    ),
  },
  buyerName: line('买家姓名', 'Buyer’s name', 120, 150),
  buyerKey: { ...line('买家标识', 'Buyer key', 200, 130), readOnly: true },
  addressHash: { ...line('地址标识', 'Address key', 600, 180), readOnly: true },
  email: line('邮箱', 'E-mail', 200, 180),
  phone: line('电话', 'Phone', 40, 130),
  receiver: line('收件人', 'Receiver', 120, 150),
  line1: line('地址1', 'Address line 1', 300, 220),
  line2: line('地址2', 'Address line 2', 300, 160),
  city: line('城市', 'City', 120, 130),
  state: place('州/省', 'State', 80, 90),
  postcode: place('邮编', 'Postcode', 20, 100),
  country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country', width: 110 },
  addressIssues: {
    kind: 'enumList',
    label: text('地址问题', 'Address issues'),
    readOnly: true,
    options: addressIssueOptions,
    width: 170,
  },
} as const satisfies Fields;

/** What the order is worth, in its currency. */
export const amountFields = {
  currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, pattern: '[A-Z]{3}', initial: 'USD', width: 84 },
  itemAmount: money('商品金额', 'Items', { hidden: true }),
  shippingAmount: money('运费', 'Shipping', { hidden: true }),
  discount: money('折扣', 'Discount', { hidden: true }),
  tax: money('税', 'Tax', { hidden: true }),
  total: money('订单金额', 'Total'),
} as const satisfies Fields;
