import { defineSection } from '@axle/page-kit';
import { homeIndex } from './home-index.ts';

export const section = defineSection({
  key: 'home',
  title: { zh: '首页', en: 'Home' },
  defaultPage: 'homeIndex',
  groups: [{ key: 'workplace', title: { zh: '工作台', en: 'Workplace' }, pages: [homeIndex] }],
});
