import { definePage } from '@axle/page-kit';

export const homeIndex = definePage({
  key: 'homeIndex',
  title: { zh: '工作台', en: 'Workplace' },
  help: {
    why: { zh: '一天的开始：先做什么，一步可达。', en: 'Start the day knowing what to do first, and reach it in one click.' },
    notes: [
      {
        zh: '待办按您的页面权限与数据权限统计，同一结果保留1分钟；点击卡片打开该页面并带上筛选。',
        en: 'What waits is counted within your pages and data scope and stands for a minute; a card opens its page with the filters set.',
      },
      {
        zh: '页面在视野内时每5分钟自动刷新；某一来源失败不影响其他区块。',
        en: 'While in sight it refreshes every 5 minutes; a source that fails leaves the other blocks alone.',
      },
      {
        zh: '“编辑布局”中可拖动或用Alt加方向键移动区块、改变宽度、隐藏；布局保存在服务器上，换电脑也不变。',
        en: '“Edit layout” moves blocks by dragging or by Alt and an arrow key, sizes and hides them; the server keeps it for every machine.',
      },
      {
        zh: '快捷入口最多16个，只来自您的菜单；未选择时按近90天的使用次数推荐8个。',
        en: 'Up to 16 shortcuts from your menu; where none were chosen, the 8 that you used most in 90 days.',
      },
      { zh: '预警可推迟一天，之后再次出现。', en: 'An alert that is put off comes back a day later.' },
    ],
  },
  view: 'home/workplace',
  openToAll: true,
});
