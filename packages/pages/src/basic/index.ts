import { defineSection } from '@axle/page-kit';
import { vehicleModel } from './vehicle-model.ts';
import { vehicleSearchResult } from './vehicle-search-result.ts';

export const section = defineSection({
  key: 'basic',
  title: { zh: '基础数据', en: 'Basic data' },
  defaultPage: 'skuList',
  groups: [{ key: 'fitment', title: { zh: '替代与车型', en: 'Substitutes & fitment' }, pages: [vehicleModel, vehicleSearchResult] }],
});
