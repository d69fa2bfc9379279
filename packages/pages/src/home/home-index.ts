import { definePage } from '@axle/page-kit';

export const homeIndex = definePage({
  key: 'homeIndex',
  title: { zh: '工作台', en: 'Workplace' },
  help: { why: { zh: '一天的开始：先做什么，一步可达。', en: 'Start the day knowing what to do first, and reach it in one click.' } },
  view: 'home/workplace',
  openToAll: true,
});
