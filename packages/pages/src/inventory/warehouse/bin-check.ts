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
      zh: '仓管员沿巷道扫描库位标签，确认标签可读，且库位存在并启用。',
      en: 'Warehouse clerks walk the aisles and scan bin labels to confirm that each label is readable and its bin exists and is enabled.',
    },
    notes: [
      {
        zh: '用扫描枪逐个扫描；完整编码（仓库/库位），或在本人仓库中唯一的库位编码均可。',
        en: 'Scan one label after another: the full code (warehouse/bin), or a bin code that only one of your warehouses has.',
      },
      {
        zh: '断网时可继续扫描，恢复后按顺序上传，同一次扫描只记一次。',
        en: 'You can keep scanning while offline; scans are sent in order once the network is back, and each counts once.',
      },
      {
        zh: '库位管理中显示“最近巡检”，可筛选久未巡检的库位。',
        en: 'Bin management shows when each bin was last checked and can filter for bins not checked for a long time.',
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
      title: { zh: '撤销扫描', en: 'Undo scan' },
      permission: 'scan',
      on: 'none',
      input: { key: { kind: 'text', label: { zh: '扫描标识', en: 'Scan key' }, required: true, maxLength: 36 } },
    },
  ],
});
