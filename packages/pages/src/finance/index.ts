import { defineSection } from '@axle/page-kit';
import { exchangeRate } from './exchange-rate.ts';

export const section = defineSection({
  key: 'finance',
  title: { zh: '财务', en: 'Finance' },
  defaultPage: 'contract',
  groups: [{ key: 'rates', title: { zh: '汇率', en: 'Rates' }, pages: [exchangeRate] }],
});
