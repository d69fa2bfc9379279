import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { outboundPickList } from './outbound-prints.ts';

const beforeWaved = ['pending', 'short', 'allocated'];
const beforePacked = [...beforeWaved, 'waved', 'picking', 'picked', 'packing'];

/** Actions on orders besides the steps of their life. */
export const outboundActions = [
  {
    key: 'createWave',
    title: text('组波', 'Create waves'),
    on: 'many',
    when: { field: 'status', in: ['allocated'] },
    input: {
      maxOrders: { kind: 'integer', label: text('每波最多单数', 'Max orders per wave'), required: true, min: 1, max: 200, initial: 30 },
    },
  },
  {
    key: 'changeWarehouse',
    title: text('改仓库', 'Change warehouse'),
    on: 'many',
    when: { field: 'status', in: beforeWaved },
    confirm: text(
      '释放原仓库的占用，回到待分配。',
      'Releases the reservations in the current warehouse; the order returns to “To allocate”.',
    ),
    input: { warehouse: { kind: 'ref', label: text('新仓库', 'Warehouse'), entity: 'warehouse', required: true } },
  },
  {
    key: 'changeChannel',
    title: text('改渠道', 'Change channel'),
    on: 'many',
    when: { field: 'status', in: beforePacked },
    input: { channel: { kind: 'ref', label: text('新渠道', 'Channel'), entity: 'logisticsChannel', required: true } },
  },
  {
    key: 'changeAddress',
    title: text('改地址', 'Change address'),
    on: 'one',
    when: { field: 'status', in: [...beforePacked, 'held'] },
    input: {
      receiver: { kind: 'text', label: text('收件人', 'Receiver'), maxLength: 120 },
      phone: { kind: 'text', label: text('电话', 'Phone'), maxLength: 40 },
      address: { kind: 'text', label: text('地址', 'Address'), maxLength: 300 },
      city: { kind: 'text', label: text('城市', 'City'), maxLength: 120 },
      state: { kind: 'text', label: text('州/省', 'State'), maxLength: 80 },
      postcode: { kind: 'text', label: text('邮编', 'Postcode'), maxLength: 20 },
    },
  },
  {
    key: 'split',
    title: text('拆单', 'Split'),
    on: 'one',
    when: { field: 'status', in: beforeWaved },
    confirm: text(
      '所填件数移到同一来源的新出库单；两单都重新分配。',
      'Moves the pieces to a new outbound order of the same source; both orders are to be allocated again.',
    ),
    input: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
      qty: { kind: 'integer', label: text('移出件数', 'Pieces to move'), required: true, min: 1, max: 99_999 },
    },
  },
  { key: 'printPick', title: text('打印拣货单', 'Print pick list'), on: 'many', effect: 'print', prints: [outboundPickList] },
  {
    key: 'getWaybill',
    title: text('获取运单号', 'Get waybill'),
    on: 'many',
    when: { field: 'status', in: ['allocated', 'waved', 'picking', 'picked', 'packing', 'packed'] },
    confirm: text(
      '未与快递商对接：从渠道在本系统的号段取号，不会在快递商处下单。',
      'No courier is connected: the number is taken from the channel’s number range in this system; nothing is booked with the courier.',
    ),
  },
  {
    key: 'putBack',
    title: text('确认归位', 'Confirm put back'),
    permission: 'intercept',
    on: 'many',
    when: { field: 'putBack', in: [true] },
    confirm: text('已拣的货已放回原库位。', 'The picked pieces are back in their bins.'),
  },
] as const satisfies readonly CustomAction[];
