import { definePage } from '@axle/page-kit';
import { vehicle } from './vehicle-model.ts';

export const vehicleSearchResult = definePage({
  key: 'vehicleSearchResult',
  title: { zh: '车型搜索结果', en: 'Vehicle search results' },
  help: { why: { zh: '销售与客服按年款、品牌、车型逐级选车，几秒内找到车辆资料。', en: 'Sales and customer service pick year, make and model step by step and have the vehicle in seconds.' } },
  resource: vehicle,
  columns: ['year', 'make', 'model', 'submodel', 'engine', 'drive', 'bodyStyles', 'fuel'],
  filters: ['year', 'make', 'model', 'submodel', 'engine', 'drive'],
  sort: [{ field: 'make' }, { field: 'model' }, { field: 'year', descending: true }],
  standard: ['list', 'export'],
  view: 'basic/vehicle-search',
});
