import { definePage, standardActions } from '@axle/page-kit';
import { warehouseAreaRecords } from './area-records.ts';

export const warehouseArea = definePage({
  key: 'warehouseArea',
  title: { zh: '库区', en: 'Warehouse areas' },
  words: ['zone'],
  help: {
    why: {
      zh: '决定上架、拣货与隔离在仓库何处进行的分区。',
      en: 'Zones of a warehouse that determine where putaway, picking and quarantine take place.',
    },
    notes: [
      {
        zh: '自有仓库至少有一个月台与一个集货库区；缺少时在“仓库”页标出。',
        en: 'Each of our own warehouses needs at least one dock and one staging area; the “Warehouses” page shows what is missing.',
      },
      { zh: '在途仓没有库区。', en: 'A transit warehouse has no areas.' },
    ],
  },
  resource: warehouseAreaRecords,
  columns: [
    'areaNo',
    'warehouse',
    'child',
    'use',
    'nameZh',
    'nameEn',
    'bins',
    'lockedBins',
    'qty',
    'usedPct',
    'code',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['warehouse', 'use', 'child', 'areaNo', 'usedPct', 'status'],
  search: ['areaNo', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  totals: ['bins', 'lockedBins', 'qty'],
  editsCells: true,
  form: [{ title: { zh: '库区', en: 'Area' }, fields: ['warehouse', 'areaNo', 'child', 'use', 'nameZh', 'nameEn'] }],
  standard: standardActions,
  importing: {
    columns: ['warehouse', 'areaNo', 'child', 'use', 'nameZh', 'nameEn'],
    mode: 'per_row',
    example: { warehouse: 'US-W', areaNo: 'P', child: 'US-W-G', use: '拣货', nameZh: '拣货区', nameEn: 'Picking' },
  },
});
