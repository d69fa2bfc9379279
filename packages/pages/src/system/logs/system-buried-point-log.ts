import { text } from '@axle/kernel';
import { type Board, definePage, defineResource, type EnumOption, type TextField } from '@axle/page-kit';
import { orgFields } from './log-fields.ts';

/** EventType: what a tracking record records. */
const eventTypes = [
  { code: 'page_view', label: { zh: '页面访问', en: 'Page view' }, tone: 'info' },
  { code: 'button_click', label: { zh: '按钮点击', en: 'Button click' }, tone: 'good' },
] as const satisfies readonly EnumOption[];

const textField = (
  zh: string,
  en: string,
  width: number,
  more: { readonly required?: boolean; readonly hidden?: boolean } = {},
): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  maxLength: 1000,
  width,
  ...more,
});

const trackingEntry = defineResource({
  entity: 'trackingLog',
  label: { zh: '埋点记录', en: 'Tracking record' },
  service: 'base',
  nameFields: ['pageName'],
  readFrom: 'tracking_log_list',
  managed: false,
  fields: {
    at: { kind: 'instant', label: { zh: '时间', en: 'Time' }, required: true, readOnly: true, key: true },
    userId: { kind: 'user', label: { zh: '用户', en: 'User' }, required: true, readOnly: true, width: 120 },
    ...orgFields,
    eventType: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      readOnly: true,
      options: eventTypes,
      width: 120,
      hidden: true,
    },
    pageName: {
      ...textField('页面', 'Page', 200, { required: true }),
      help: { zh: '页面、标签页、子标签页的中文名。', en: 'Chinese names of page, tab and sub-tab, regardless of your language.' },
    },
    spmCode: {
      ...textField('页面埋点码', 'Page code', 200, { required: true }),
      help: {
        zh: '站点.板块.页面.位置，可按开头筛选，例如 sb.ba.。',
        en: 'Site.section.page.position; filter by prefix, such as sb.ba.',
      },
    },
    buttonName: textField('按钮', 'Button', 100),
    tab: textField('标签页', 'Tab', 100),
    subTab: textField('子标签页', 'Sub-tab', 110, { hidden: true }),
    dialog: textField('弹窗', 'Dialog', 100),
    pageFromName: textField('来源页面', 'Previous page', 200, { required: true }),
    pageUrl: textField('页面地址', 'Page URL', 260, { required: true }),
    pageFromUrl: textField('来源页面地址', 'Previous URL', 260, { required: true, hidden: true }),
    event: textField('事件', 'Event', 90, { hidden: true }),
    dwell: {
      kind: 'integer',
      label: { zh: '停留（秒）', en: 'Time on page (s)' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 1800,
      width: 100,
      help: {
        zh: '到同一会话的下一次页面访问为止，最多1,800秒；会话的最后一页不计。',
        en: 'Until the next page view of the session, at most 1,800 s; empty for its last page.',
      },
    },
    sessionId: textField('会话', 'Session', 300, { required: true }),
    clientId: textField('客户端', 'Client', 300, { required: true, hidden: true }),
    clientAt: { kind: 'instant', label: { zh: '客户端时间', en: 'Client time' }, readOnly: true, hidden: true },
    lang: textField('界面语言', 'Language', 90, { required: true, hidden: true }),
    screen: textField('屏幕', 'Screen', 110, { hidden: true }),
    ip: textField('IP 地址', 'IP address', 140, { required: true }),
    uuid: textField('记录编号', 'Record ID', 300, { required: true, hidden: true }),
  },
});

const last30DaysHelp = {
  zh: '未选时间时为最近 30 天；“变化”与之前等长的时间段相比。',
  en: 'The last 30 days if no period is selected; changes compare with the preceding period of equal length.',
};
const opensViews = { tab: 'pageView', row: { field: 'spmCode', op: 'startsWith' } } as const;

const usage = {
  figures: 'usage',
  reads: ['at', 'userId', 'eventType', 'pageName', 'spmCode', 'sessionId', 'pageUrl'],
  tiles: [
    { kind: 'number', key: 'views', title: { zh: '访问次数', en: 'Views' }, help: last30DaysHelp, drill: { tab: 'pageView' } },
    { kind: 'number', key: 'users', title: { zh: '使用人数', en: 'Users' } },
    { kind: 'number', key: 'sessions', title: { zh: '会话数', en: 'Sessions' } },
    { kind: 'number', key: 'clicks', title: { zh: '按钮点击', en: 'Button clicks' }, drill: { tab: 'buttonClick' } },
    { kind: 'number', key: 'neverOpened', title: { zh: '从未打开的页面', en: 'Pages never opened' } },
    { kind: 'bars', key: 'sections', title: { zh: '各板块访问次数', en: 'Views by section' }, drill: opensViews },
    {
      kind: 'matrix',
      key: 'hours',
      title: { zh: '按星期与小时的访问次数', en: 'Views by weekday and hour' },
      shaded: true,
      span: 8,
      rowTitle: { zh: '星期', en: 'Weekday' },
      columnTitle: { zh: '小时', en: 'Hour' },
      help: { zh: '北京时间。', en: 'China time.' },
    },
    {
      kind: 'table',
      key: 'pages',
      title: { zh: '各页面', en: 'Pages' },
      drill: opensViews,
      columns: [
        { key: 'views', title: { zh: '访问次数', en: 'Views' } },
        { key: 'users', title: { zh: '人数', en: 'Users' } },
        { key: 'sessions', title: { zh: '会话数', en: 'Sessions' } },
        { key: 'dwell', title: { zh: '停留中位数', en: 'Median time on page' }, unit: 'seconds' },
        { key: 'clicks', title: { zh: '点击', en: 'Clicks' } },
        { key: 'share', title: { zh: '占比', en: 'Share' }, unit: 'percent' },
        { key: 'change', title: { zh: '变化', en: 'Change' }, unit: 'change' },
      ],
    },
  ],
} as const satisfies Board;

const path = {
  figures: 'path',
  reads: ['at', 'eventType', 'pageName', 'spmCode', 'sessionId', 'pageUrl'],
  tiles: [
    {
      kind: 'matrix',
      key: 'path',
      title: { zh: '从哪页到哪页', en: 'From page to page' },
      shaded: true,
      help: last30DaysHelp,
      rowTitle: { zh: '离开', en: 'From' },
      columnTitle: { zh: '进入', en: 'To' },
      drill: { tab: 'pageView', column: { field: 'spmCode', op: 'startsWith' } },
    },
  ],
} as const satisfies Board;

const funnel = {
  figures: 'funnel',
  reads: ['at', 'eventType', 'pageName', 'spmCode', 'sessionId', 'pageUrl'],
  tiles: [
    {
      kind: 'funnel',
      key: 'funnel',
      title: { zh: '依次到达各步骤的会话', en: 'Sessions reaching each step' },
      most: 6,
      help: last30DaysHelp,
      drill: { tab: 'pageView', row: { field: 'spmCode', op: 'startsWith' } },
    },
  ],
} as const satisfies Board;

export const systemBuriedPointLog = definePage({
  key: 'systemBuriedPointLog',
  title: { zh: '埋点日志', en: 'Tracking log' },
  help: {
    why: {
      zh: '了解哪些页面和按钮被谁使用、从哪个页面而来，让菜单和培训贴近实际使用。',
      en: 'Shows which pages and buttons are used, by whom and coming from which page, so that menus and training follow real use.',
    },
    notes: [{ zh: '日志只增不改，任何人都不能修改或删除。', en: 'The log is append-only: nobody can change or delete records.' }],
  },
  resource: trackingEntry,
  columns: [
    'at',
    'userId',
    'org',
    'orgEn',
    'pageName',
    'spmCode',
    'dwell',
    'buttonName',
    'tab',
    'subTab',
    'dialog',
    'pageFromName',
    'pageUrl',
    'pageFromUrl',
    'eventType',
    'event',
    'sessionId',
    'clientId',
    'clientAt',
    'ip',
    'lang',
    'screen',
    'uuid',
  ],
  pinned: 2,
  filters: ['spmCode', 'pageName', 'userId', 'org', 'buttonName', 'tab', 'dwell', 'sessionId', 'at'],
  search: ['pageName', 'spmCode', 'buttonName'],
  opens: [{ field: 'at', op: 'between', value: 'pastMonth' }],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'pageView', title: { zh: '页面访问', en: 'Page views' }, filters: [{ field: 'eventType', op: 'eq', value: 'page_view' }] },
    {
      key: 'buttonClick',
      title: { zh: '按钮点击', en: 'Button clicks' },
      filters: [{ field: 'eventType', op: 'eq', value: 'button_click' }],
    },
    { key: 'usage', title: { zh: '使用情况', en: 'Usage' }, board: usage },
    { key: 'path', title: { zh: '访问路径', en: 'Paths' }, board: path },
    { key: 'funnel', title: { zh: '漏斗', en: 'Funnel' }, board: funnel },
  ],
  standard: ['list', 'export'],
});
