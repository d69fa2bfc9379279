import { text } from '@axle/kernel';
import type { CustomAction, Fields } from '@axle/page-kit';
import { shipServiceOptions } from './order-options.ts';
import { packingList } from './order-prints.ts';

const open = ['pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'allocated', 'abnormal'];
const withoutStock = ['pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'abnormal'];
const words = (zh: string, en: string, maxLength: number) => ({ kind: 'text', label: text(zh, en), maxLength }) as const;
const reason = { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 } as const;

/** Where the parcel goes; what is left empty stays as it is. */
const addressInput = {
  receiver: words('收件人', 'Receiver', 120),
  phone: words('电话', 'Phone', 40),
  line1: words('地址1', 'Address line 1', 300),
  line2: words('地址2', 'Address line 2', 300),
  city: words('城市', 'City', 120),
  state: words('州/省', 'State', 80),
  postcode: words('邮编', 'Postcode', 20),
  country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country' },
} as const satisfies Fields;

/** Actions on orders besides the steps of their life. */
export const orderActions = [
  {
    key: 'editAddress',
    title: text('改地址', 'Edit address'),
    on: 'one',
    when: { field: 'status', in: [...open, 'submitted'] },
    confirm: text(
      '重新校验；已提交仓库的同时改出库单，打包后不可改。留空的保持不变。',
      'Checks the address again. With the warehouse already, the outbound order changes too, until it is packed. Empty fields stay as they are.',
    ),
    proposes: true,
    input: addressInput,
  },
  {
    key: 'changeSku',
    title: text('换SKU', 'Change SKU'),
    on: 'many',
    when: { field: 'status', in: withoutStock },
    confirm: text(
      '只能换成同一 PT SKU 映射或同组替代料中的 SKU。',
      'Only to a SKU of the same PT SKU mapping or of the same substitute group.',
    ),
    input: {
      sku: { kind: 'ref', label: text('原SKU', 'SKU'), entity: 'sku', required: true },
      toSku: { kind: 'ref', label: text('新SKU', 'New SKU'), entity: 'sku', required: true },
      reason,
    },
  },
  {
    key: 'addNote',
    title: text('加备注', 'Add note'),
    on: 'many',
    input: { note: { kind: 'text', label: text('备注', 'Note'), required: true, maxLength: 500, lines: 2 } },
  },
  {
    key: 'tag',
    title: text('打标签', 'Tag'),
    on: 'many',
    input: {
      add: { kind: 'tags', label: text('加标签', 'Add tags'), maxLength: 20 },
      remove: { kind: 'tags', label: text('去标签', 'Remove tags'), maxLength: 20 },
    },
  },
  { key: 'printPacking', title: text('打印装箱单', 'Print packing list'), on: 'many', effect: 'print', prints: [packingList] },
  {
    key: 'resend',
    title: text('补发', 'Resend'),
    on: 'one',
    when: { field: 'status', in: ['shipped', 'delivered'] },
    confirm: text(
      '按原地址新建零金额的补发单；留空SKU则补发全部。',
      'Creates an order of amount 0 to the same address; without a SKU all of it is sent again.',
    ),
    input: {
      afterSaleNo: { kind: 'code', label: text('售后单号', 'After-sale no.'), required: true, maxLength: 60 },
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' },
      qty: { kind: 'integer', label: text('数量', 'Qty'), min: 1, max: 9999 },
      shipService: { kind: 'enum', label: text('时效', 'Service'), options: shipServiceOptions, initial: 'standard' },
      reason,
    },
  },
] as const satisfies readonly CustomAction[];
