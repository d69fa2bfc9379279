import { text } from '@axle/kernel';
import type { CustomAction, LineField } from '@axle/page-kit';

/** Price breaks that are set, or read from a row of a file, at a time. */
export const breakPlaces = [1, 2, 3, 4, 5] as const;

const breakInputs: Readonly<Record<string, LineField>> = Object.fromEntries(
  breakPlaces.flatMap((place): readonly (readonly [string, LineField])[] => [
    [
      `minQty${place}`,
      {
        kind: 'integer',
        label: text(`起量${place}`, `From qty ${place}`),
        min: 1,
        max: 999_999,
        ...(place === 1 ? { required: true, initial: 1 } : {}),
      },
    ],
    [
      `price${place}`,
      {
        kind: 'decimal',
        label: text(`单价${place}`, `Price ${place}`),
        scale: 4,
        min: '0.0001',
        ...(place === 1 ? { required: true } : {}),
      },
    ],
  ]),
);

/** What is done with suppliers' articles beside their life. */
export const supplierSkuActions: readonly CustomAction<'state' | 'priceWaits'>[] = [
  {
    key: 'setPrice',
    title: text('设价', 'Set prices'),
    on: 'one',
    tone: 'primary',
    when: { field: 'state', in: ['trial', 'active', 'paused'] },
    input: {
      validFrom: { kind: 'date', label: text('生效日期', 'Valid from'), required: true },
      validTo: { kind: 'date', label: text('失效日期', 'Valid to') },
      ...breakInputs,
    },
  },
  {
    key: 'approve',
    title: text('价格通过', 'Approve price'),
    on: 'many',
    when: { field: 'priceWaits', in: [true] },
    tone: 'primary',
    confirm: text('通过后按新价下单。', 'Orders take the new prices from now on.'),
  },
  {
    key: 'reject',
    title: text('价格驳回', 'Reject price'),
    permission: 'approve',
    on: 'many',
    when: { field: 'priceWaits', in: [true] },
    tone: 'danger',
    input: { priceRefusal: { kind: 'text', label: text('驳回原因', 'Rejection reason'), required: true, maxLength: 200, lines: 2 } },
  },
  {
    key: 'setPrimary',
    title: text('设为主供', 'Make primary'),
    on: 'one',
    when: { field: 'state', in: ['trial', 'active'] },
    confirm: text('同一SKU原来的主供随之取消。', 'The SKU’s former primary supplier loses the flag.'),
  },
  {
    key: 'link',
    title: text('关联SKU', 'Link SKU'),
    permission: 'update',
    on: 'one',
    when: { field: 'state', in: ['trial', 'active', 'paused'] },
    input: { sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true } },
  },
  {
    key: 'unlink',
    title: text('取消关联', 'Unlink SKU'),
    permission: 'update',
    on: 'one',
    when: { field: 'state', in: ['trial', 'active', 'paused'] },
    confirm: text('有未完成订单的不能取消关联。', 'Items with open orders cannot be unlinked.'),
  },
];
