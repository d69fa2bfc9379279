import { definePage } from '@axle/page-kit';

export const homeIndex = definePage({
  key: 'homeIndex',
  title: { zh: '工作台', en: 'Workplace' },
  help: {
    why: { zh: '一天从这里开始：先处理什么一目了然，一步直达。', en: 'Start the day knowing what to do first, one click away.' },
    notes: [
      {
        zh: '待办按您的页面权限与数据权限统计，同一结果保留1分钟；点击卡片打开该页面并带上筛选。',
        en: 'To-dos are counted within your page rights and data scope and kept for one minute; click a card to open its page with the filters set.',
      },
      {
        zh: '页面可见时每5分钟自动刷新；某一来源失败不影响其他区块。',
        en: 'Refreshes every 5 minutes while visible; a failed source does not affect the other blocks.',
      },
      {
        zh: '“编辑布局”中可拖动或用Alt加方向键移动区块、改变宽度、隐藏；布局保存在服务器上，换电脑也不变。',
        en: '“Edit layout” lets you move blocks (drag, or Alt and arrow keys), resize and hide them; the layout is stored on the server and follows you to any computer.',
      },
      {
        zh: '快捷入口最多16个，只来自您的菜单；未选择时按近90天的使用次数推荐8个。',
        en: 'Up to 16 shortcuts from your menu; if none are chosen, the 8 pages you used most in the last 90 days are suggested.',
      },
      { zh: '预警可推迟一天，之后再次出现。', en: 'Alerts can be snoozed for a day, then reappear.' },
    ],
  },
  view: 'system/workplace',
  openToAll: true,
});
