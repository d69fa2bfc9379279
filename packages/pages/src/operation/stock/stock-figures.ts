import { type Text, text } from '@axle/kernel';
import type { DecimalField, Fields, IntegerField } from '@axle/page-kit';
import { standingOptions } from './stock-options.ts';

/** A number of units that a round of the server counts. */
export const units = (label: Text, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label,
  readOnly: true,
  min: -1_000_000_000,
  max: 1_000_000_000,
  width: 96,
  ...more,
});

const shown = { unsorted: true } as const;

/** For how many days units last. */
export const supplyDays: DecimalField = {
  kind: 'decimal',
  label: text('可售天数', 'Days of supply'),
  readOnly: true,
  scale: 1,
  min: '0',
  width: 104,
  help: text('可售 × 30 ÷ 30天销量；无销量时为空。', 'Sellable × 30 ÷ units of 30 days; empty without sales.'),
};

/** What is there of a listing at Amazon and in the warehouses of its store. */
export const heldFields = {
  sellable: units(text('可售', 'Sellable'), {
    help: text(
      'FBA与WFS为平台所报；其他为店铺发货仓的可用。',
      'As the platform reports at FBA and WFS; otherwise available in the warehouses of the store.',
    ),
  }),
  fbaFulfillable: units(text('FBA可售', 'FBA fulfillable'), shown),
  fbaInbound: units(text('FBA在途', 'FBA inbound'), shown),
  fbaReserved: units(text('FBA预留', 'FBA reserved'), { ...shown, hidden: true }),
  fbaUnfulfillable: units(text('FBA不可售', 'FBA unfulfillable'), { ...shown, hidden: true }),
  onHand: units(text('海外仓在库', 'On hand'), shown),
  reserved: units(text('海外仓占用', 'Reserved'), {
    ...shown,
    help: text('已分配与已预占。', 'Allocated, and reserved without a bin.'),
  }),
  available: units(text('海外仓可用', 'Available'), {
    help: text('店铺发货仓的可用减预占；套装按最紧缺的部件。', 'Free in the warehouses of the store; sets go by their scarcest part.'),
  }),
  inTransit: units(text('在途', 'In transit'), { help: text('未收完的入库单。', 'Receipts that are not complete.') }),
  firstEta: {
    kind: 'date',
    label: text('最早到仓', 'First ETA'),
    readOnly: true,
    width: 110,
  },
  firstQty: units(text('最早到仓量', 'First arrival'), shown),
  nextWeek: {
    kind: 'week',
    label: text('下次到仓周', 'Next arrival week'),
    readOnly: true,
    unsorted: true,
    width: 120,
    help: text(
      'MRP的计划与已确认到货中最早的一周：在途入库单、已审未发的调拨与分货计划，加收货天数；逾期按顺延天数推后。',
      'The earliest week of the planned and confirmed arrivals of MRP: receipts under way and approved transfers and distribution plans that have not left, with the days to receive; overdue ones slip.',
    ),
  },
  nextQty: units(text('当周到仓量', 'Arrives that week'), { ...shown, width: 120 }),
  warehouses: {
    kind: 'tags',
    codesOf: 'warehouse',
    label: text('仓库', 'Warehouses'),
    readOnly: true,
    maxLength: 20,
    width: 140,
    help: text('店铺发货仓中有该Listing部件的仓库。', 'Warehouses of the store that hold parts of the listing.'),
  },
  aged: units(text('库龄>180天', 'Older than 180 days'), { width: 120 }),
} as const satisfies Fields;

/** What is sold of a listing and how long it lasts. */
export const paceFields = {
  units7: units(text('7天销量', 'Units (7 days)')),
  units30: units(text('30天销量', 'Units (30 days)'), { width: 104 }),
  daysOfSupply: supplyDays,
  stockOutOn: {
    kind: 'date',
    label: text('预计断货日', 'Stock-out on'),
    readOnly: true,
    width: 110,
    help: text('按30天销速与MRP计划到货推算。', 'At the pace of 30 days, with the arrivals that MRP plans with.'),
  },
  standing: { kind: 'enum', label: text('库存状态', 'Stock status'), readOnly: true, options: standingOptions, width: 110 },
} as const satisfies Fields;
