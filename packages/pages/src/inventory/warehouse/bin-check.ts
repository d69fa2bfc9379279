import { definePage, defineResource } from '@axle/page-kit';

export const binCheckRecords = defineResource({
  entity: 'binCheck',
  label: { zh: '库位巡检', en: 'Bin check' },
  service: 'wms',
  nameFields: ['code'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    bin: { kind: 'ref', label: { zh: '库位', en: 'Bin' }, entity: 'bin', required: true, key: true, width: 190 },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, width: 150 },
    code: { kind: 'text', label: { zh: '扫描内容', en: 'Scanned' }, required: true, maxLength: 60, width: 190 },
    by: { kind: 'user', label: { zh: '巡检人', en: 'Checked by' }, required: true, width: 120 },
    at: { kind: 'instant', label: { zh: '巡检时间', en: 'Checked at' }, required: true, width: 160 },
  },
});

export const binCheck = definePage({
  key: 'binCheck',
  title: { zh: '库位巡检', en: 'Bin check' },
  help: {
    why: {
      zh: '仓管员沿巷道扫描库位标签，确认标签可读、库位存在且启用。',
      en: 'Warehouse clerks walk the aisles and scan the labels of bins: that each can be read, and that its bin is there and in use.',
    },
    notes: [
      {
        zh: '扫描枪逐个扫描；全编码（仓库/库位）或本人仓库内唯一的库位编码都可以。',
        en: 'One scan after the other: the whole code (warehouse/bin), or a code that only one of your warehouses has.',
      },
      {
        zh: '断网时照常扫描，恢复后按次序送出，同一次扫描只记一次。',
        en: 'Scanning goes on while the network is away; what waits is sent in order, and each scan counts once.',
      },
      {
        zh: '“最近巡检”显示在库位管理中，可筛选久未巡检的库位。',
        en: 'Bin management shows when each bin was last checked, and finds those that were not for long.',
      },
    ],
  },
  resource: binCheckRecords,
  sort: [{ field: 'at', descending: true }],
  station: { prompt: { zh: '扫描库位标签', en: 'Scan a bin label' }, scan: 'scan', undo: 'undo', mostWaiting: 500 },
  standard: ['list'],
  actions: [
    {
      key: 'scan',
      title: { zh: '扫描', en: 'Scan' },
      permission: 'scan',
      on: 'none',
      input: { code: { kind: 'text', label: { zh: '扫描内容', en: 'Scanned' }, required: true, maxLength: 60 } },
    },
    {
      key: 'undo',
      title: { zh: '撤销扫描', en: 'Take a scan back' },
      permission: 'scan',
      on: 'none',
      input: { key: { kind: 'text', label: { zh: '扫描标识', en: 'Key of the scan' }, required: true, maxLength: 36 } },
    },
  ],
});
