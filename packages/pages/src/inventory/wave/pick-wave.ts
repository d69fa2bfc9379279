import { text } from '@axle/kernel';
import { definePage, type LineField } from '@axle/page-kit';
import { wavePickList } from './wave-prints.ts';
import { waveRecords } from './wave-records.ts';
import { tryBuild, waveInputs } from './wave-tools.ts';
const status = (...values: readonly string[]) => [{ field: 'status', op: 'in', value: values }] as const;
const at: Readonly<Record<string, LineField>> = {
  bin: { kind: 'text', label: text('库位', 'Bin'), required: true, maxLength: 60 },
  sku: { kind: 'text', label: text('SKU或条码', 'SKU or barcode'), required: true, maxLength: 40 },
  qty: { kind: 'integer', label: text('件数', 'Pieces'), required: true, min: 1, max: 99_999, initial: 1 },
};
const walked = { field: 'status', in: ['released', 'picking'] } as const;

export const pickWave = definePage({
  key: 'pickWave',
  title: text('拣货波次', 'Picking waves'),
  words: ['拣货单', '批次拣货', 'picking'],
  help: {
    why: text('把待拣货的出库单合并为一次拣货路线，下发给拣货人。', 'Groups outbound orders into waves and releases them to pickers.'),
    notes: [
      text(
        '同仓库、同快递商截单、同类型的单组成一波；同一SKU的单件单满20张为爆款波次。',
        'Orders of the same warehouse, courier cut-off and type form a wave; 20 single-piece orders of the same SKU form a bulk wave.',
      ),
      text(
        '下发时选库位：先拣货区后存储区，先上架的先拣。',
        'Bins are chosen on release: picking areas before reserve areas, oldest putaway first.',
      ),
      text(
        '“拣货”按蛇形路线逐个库位确认；短拣的件数改到其他库位，没有的出库单转为缺货。',
        '“Pick” confirms bin by bin along the route; short pieces are reassigned to another bin, otherwise the order becomes short.',
      ),
      text(
        '截单取仓库的截单时间；路程按货架与巷道估算。',
        'The cut-off is the warehouse’s cut-off time; the distance is estimated from racks and aisles.',
      ),
    ],
  },
  resource: waveRecords,
  columns: [
    'waveNo',
    'status',
    'type',
    'warehouse',
    'cutoffAt',
    'courier',
    'orders',
    'lineCount',
    'qty',
    'pickedQty',
    'shortQty',
    'picker',
    'walkMetres',
    'releasedAt',
    'startedAt',
    'closedAt',
    'skus',
    'outboundNos',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['waveNo', 'outboundNos', 'skus', 'type', 'status', 'warehouse', 'picker', 'cutoffAt', 'courier', 'releasedAt'],
  totals: ['qty', 'pickedQty'],
  search: ['waveNo'],
  sort: [{ field: 'cutoffAt' }],
  follows: ['outboundNos'],
  drills: {
    outboundNos: { section: 'wms', page: 'logoutStock', tab: 'all', filters: [{ field: 'outboundNo', op: 'in', by: 'outboundNos' }] },
  },
  tabs: [
    { key: 'open', title: text('进行中', 'Open'), filters: status('draft', 'released', 'picking') },
    { key: 'walk', title: text('拣货', 'Pick'), view: 'inventory/pick-walk' },
    { key: 'ended', title: text('已结束', 'Ended'), filters: status('done', 'cancelled') },
    { key: 'all', title: text('全部', 'All') },
    tryBuild,
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['release', 'start', 'close', 'cancel'],
  actions: [
    { key: 'build', title: text('组波', 'Build waves'), on: 'none', tone: 'primary', input: waveInputs },
    {
      key: 'assign',
      title: text('指派', 'Assign'),
      on: 'many',
      when: { field: 'status', in: ['draft', 'released', 'picking'] },
      input: { picker: { kind: 'user', label: text('拣货人', 'Picker'), required: true } },
    },
    { key: 'printPick', title: text('打印拣货单', 'Print pick list'), on: 'many', effect: 'print', prints: [wavePickList], when: walked },
    { key: 'recordPick', title: text('登记拣货', 'Record pick'), on: 'one', when: walked, input: at },
    {
      key: 'shortPick',
      title: text('短拣', 'Short pick'),
      on: 'one',
      when: walked,
      tone: 'danger',
      input: { ...at, reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
    },
  ],
});
