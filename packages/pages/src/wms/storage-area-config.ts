import { previewPattern } from '@axle/inventory';
import { definePage } from '@axle/page-kit';
import { mixOptions } from '../basic/bin/bin-options.ts';
import { warehouseAreaRecords } from '../basic/warehouse/area-records.ts';

export const storageAreaConfig = definePage({
  key: 'storageAreaConfig',
  title: { zh: '库区配置', en: 'Storage area configuration' },
  help: {
    why: { zh: '给每个库区用途、顺序、容量与混放规则，上架与拣货按此执行。', en: 'Gives each area its use, sequence, capacity and mixing rules that putaway and picking obey.' },
    notes: [
      { zh: '与“库区”页是同一批记录：那里管编号与所属子仓，这里管规则。', en: 'The same records as on “Warehouse areas”: numbers and parts are kept there, the rules here.' },
      { zh: '有库存的库区不能停用；在途库区只有一个虚拟库位。', en: 'An area with stock cannot be disabled; an area of goods under way has one virtual bin.' },
      { zh: '“生成库位”按 A01-B01..B10-L1..L4（巷道-货架-层，可加 -P1..P2）建立，一次最多2,000个。', en: '“Generate bins” reads A01-B01..B10-L1..L4 (aisle, bay, level, and -P1..P2 for positions), at most 2,000 at once.' },
    ],
  },
  resource: warehouseAreaRecords,
  columns: [
    'areaNo', 'warehouse', 'use', 'nameZh', 'nameEn', 'putawaySeq', 'pickSeq', 'abc', 'fillPct', 'mixSku', 'mixStatus', 'mostSkus', 'categories', 'dangerous', 'temperature',
    'bins', 'usedPct', 'qty', 'child', 'code', 'lockedBins', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['warehouse', 'use', 'abc', 'usedPct', 'dangerous', 'temperature', 'areaNo', 'status'],
  search: ['areaNo', 'nameZh', 'nameEn'],
  sort: [{ field: 'warehouse' }, { field: 'use' }, { field: 'putawaySeq' }],
  totals: ['bins', 'qty'],
  editsCells: true,
  tabs: [
    { key: 'list', title: { zh: '库区', en: 'Areas' } },
    {
      key: 'heat', title: { zh: '库位热力图', en: 'Heat map' },
      board: {
        figures: 'heat',
        reads: ['warehouse', 'areaNo', 'usedPct'],
        tiles: [
          { kind: 'number', key: 'bins', title: { zh: '库位', en: 'Bins' }, span: 4 },
          { kind: 'number', key: 'empty', title: { zh: '空库位', en: 'Empty bins' }, span: 4 },
          { kind: 'number', key: 'full', title: { zh: '占用90%以上', en: 'Used 90 % or more' }, span: 4 },
          {
            kind: 'matrix', key: 'heat', title: { zh: '库位容积占用', en: 'Volume used of each bin' }, shaded: true, span: 12, unit: 'percent',
            rowTitle: { zh: '巷道与层', en: 'Aisle and level' }, columnTitle: { zh: '货架-位', en: 'Bay-position' },
            help: { zh: '先按仓库与用途筛选；一格一个库位。', en: 'Choose a warehouse and a use first; each cell is a bin.' },
          },
        ],
      },
    },
  ],
  form: [
    { title: { zh: '库区', en: 'Area' }, fields: ['warehouse', 'areaNo', 'child', 'use', 'nameZh', 'nameEn'] },
    { title: { zh: '顺序与容量', en: 'Sequence and capacity' }, fields: ['putawaySeq', 'pickSeq', 'abc', 'fillPct', 'mostSkus'] },
    { title: { zh: '混放与限制', en: 'Mixing and limits' }, fields: ['mixSku', 'mixStatus', 'categories', 'dangerous', 'temperature'] },
  ],
  standard: ['list', 'add', 'update', 'enable', 'disable', 'import', 'export', 'log'],
  actions: [
    {
      key: 'genBins', title: { zh: '生成库位', en: 'Generate bins' }, on: 'one', outlook: previewPattern,
      input: {
        pattern: { kind: 'text', label: { zh: '巷道-货架-层', en: 'Aisle-bay-level' }, required: true, maxLength: 60, initial: 'A01-B01..B10-L1..L4' },
        mix: { kind: 'enum', label: { zh: '混放', en: 'Mixing' }, required: true, initial: 'any', options: mixOptions },
        maxKg: { kind: 'measure', label: { zh: '承重', en: 'Max weight' }, unit: 'kg', min: '0.001' },
        maxCbm: { kind: 'measure', label: { zh: '容积', en: 'Max volume' }, unit: 'm3', min: '0.000001' },
      },
    },
  ],
  importing: {
    columns: ['warehouse', 'areaNo', 'child', 'use', 'nameZh', 'nameEn', 'putawaySeq', 'pickSeq', 'abc', 'fillPct', 'mixSku', 'mixStatus', 'mostSkus', 'categories', 'dangerous', 'temperature'],
    mode: 'per_row',
    example: {
      warehouse: 'US-W', areaNo: 'P', child: 'US-W-G', use: '拣货', nameZh: '拣货区', nameEn: 'Picking', putawaySeq: '10', pickSeq: '10', abc: 'A', fillPct: '90%',
      mixSku: '是', mixStatus: '否', mostSkus: '4', categories: '', dangerous: '否', temperature: '常温',
    },
  },
});
