import { definePage, standardActions } from '@axle/page-kit';
import { channelRecords } from './courier/channel-records.ts';

export const logisticsChannel = definePage({
  key: 'logisticsChannel',
  title: { zh: '物流渠道', en: 'Logistics channels' },
  help: {
    why: { zh: '订单发货所用的快递服务：从哪些仓库发、最大重量与尺寸、是否送邮政信箱与军邮。', en: 'The services that orders are shipped with: from which warehouses, up to which weight and size, and whether to PO boxes and military addresses.' },
    notes: [
      { zh: '渠道的限制不能大于其运费表；“报价”在试算中打开该渠道。', en: 'Limits are not above those of the freight table; “Quote” opens the try-it with the channel.' },
      { zh: '快递商在“承运商列表”页。', en: 'The couriers stand on the carrier list.' },
      { zh: '导入的每一行是一个发货仓库；渠道编码相同的行属于同一渠道。', en: 'Each row of an import is a warehouse; rows of one channel code are one channel.' },
    ],
  },
  resource: channelRecords,
  columns: [
    'code', 'nameZh', 'nameEn', 'courier', 'service', 'warehouseCodes', 'freight', 'maxKg', 'maxLongestCm', 'maxLgCm', 'poBox', 'military', 'hazards', 'labelFormat', 'signature', 'shipments30',
    'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'courier', 'service', 'warehouseCodes', 'freight', 'maxKg', 'poBox', 'military', 'hazards', 'signature', 'shipments30', 'status'],
  search: ['code', 'nameZh', 'nameEn', 'service'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '渠道', en: 'Channel' }, fields: ['code', 'courier', 'nameZh', 'nameEn', 'service', 'freight', 'labelFormat'] },
    { title: { zh: '限制', en: 'Limits' }, fields: ['maxKg', 'maxLongestCm', 'maxLgCm', 'hazards', 'poBox', 'military', 'signature'] },
    { title: { zh: '发货仓库', en: 'Ships from' }, fields: ['warehouses'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'quote', title: { zh: '报价', en: 'Quote' }, permission: 'list', on: 'one', effect: 'open',
      opens: { section: 'basic', page: 'fbmFreight', tab: 'tryIt', inputs: { channel: 'id' } },
    },
  ],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'courier', 'service', 'freight', 'maxKg', 'maxLongestCm', 'maxLgCm', 'poBox', 'military', 'hazards', 'labelFormat', 'signature', 'warehouses.warehouse'],
    mode: 'per_document',
    lines: 'warehouses',
    example: { code: 'UPS-GROUND', nameZh: 'UPS陆运', nameEn: 'UPS Ground', courier: 'UPS', service: 'Ground', maxKg: '68.038', 'warehouses.warehouse': 'US-W' },
  },
});
