import { definePage, defineResource } from '@axle/page-kit';

const feed = defineResource({
  entity: 'dataFeed',
  label: { zh: '数据源', en: 'Feed' },
  service: 'base',
  readFrom: 'data_feed_shown',
  nameFields: ['feedKey'],
  managed: false,
  fields: {
    feedKey: { kind: 'text', label: { zh: '代码', en: 'Feed' }, readOnly: true, required: true, key: true, maxLength: 60, width: 170 },
    nameZh: { kind: 'text', label: { zh: '中文名', en: 'Chinese name' }, readOnly: true, required: true, maxLength: 60, width: 160 },
    nameEn: { kind: 'text', label: { zh: '英文名', en: 'English name' }, readOnly: true, required: true, maxLength: 80, width: 190 },
    system: {
      kind: 'enum', label: { zh: '系统', en: 'System' }, readOnly: true, required: true, width: 100,
      options: [
        { code: 'fx', label: { zh: '汇率', en: 'FX' } },
        { code: 'shops', label: { zh: '店铺', en: 'Shops' } },
        { code: 'mail', label: { zh: '邮件', en: 'Mail' } },
        { code: 'office', label: { zh: '办公系统', en: 'Office' } },
      ],
    },
    direction: {
      kind: 'enum', label: { zh: '方向', en: 'Direction' }, readOnly: true, required: true, width: 84,
      options: [
        { code: 'in', label: { zh: '流入', en: 'In' } },
        { code: 'out', label: { zh: '流出', en: 'Out' } },
      ],
    },
    every: { kind: 'integer', label: { zh: '周期（分钟）', en: 'Every (min)' }, readOnly: true, required: true, min: 1, max: 10_000_000, width: 104 },
    grace: { kind: 'integer', label: { zh: '宽限（分钟）', en: 'Grace (min)' }, readOnly: true, required: true, min: 0, max: 10_000_000, hidden: true, width: 104 },
    lastSuccess: { kind: 'instant', label: { zh: '最近成功', en: 'Last success' }, readOnly: true, figure: true },
    age: { kind: 'integer', label: { zh: '距今（分钟）', en: 'Age (min)' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 104 },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, figure: true, required: true, width: 84,
      options: [
        { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
        { code: 'stale', label: { zh: '过期', en: 'Stale' }, tone: 'bad' },
        { code: 'late', label: { zh: '延迟', en: 'Late' }, tone: 'warn' },
        { code: 'fresh', label: { zh: '正常', en: 'Fresh' }, tone: 'good' },
        { code: 'paused', label: { zh: '停用', en: 'Paused' }, tone: 'neutral' },
      ],
    },
    rank: { kind: 'integer', label: { zh: '紧急程度', en: 'Urgency' }, readOnly: true, figure: true, min: 1, max: 5, hidden: true, width: 80 },
    rowsIn: { kind: 'integer', label: { zh: '行数', en: 'Rows' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 84 },
    rowsNew: { kind: 'integer', label: { zh: '新增', en: 'New' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 84 },
    rowsBad: { kind: 'integer', label: { zh: '错误', en: 'Bad' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 84 },
    successPct: { kind: 'decimal', label: { zh: '30天成功率 %', en: '30-day success %' }, readOnly: true, figure: true, scale: 1, places: 1, min: '0', max: '100', width: 124 },
    meanSeconds: { kind: 'decimal', label: { zh: '平均耗时（秒）', en: 'Mean duration (s)' }, readOnly: true, figure: true, scale: 1, places: 1, min: '0', max: '10000000000', width: 128 },
    owner: { kind: 'user', label: { zh: '负责人', en: 'Owner' }, readOnly: true },
    target: { kind: 'text', label: { zh: '数据表', en: 'Table' }, readOnly: true, maxLength: 60, width: 130 },
    lastError: { kind: 'text', label: { zh: '最近错误', en: 'Last error' }, readOnly: true, figure: true, maxLength: 500, width: 240 },
  },
  unique: [{ fields: ['feedKey'] }],
});

export const dataCenter = definePage({
  key: 'dataCenter',
  title: { zh: '数据中心', en: 'Data centre' },
  help: {
    why: { zh: '查看大家使用的数据是否新鲜：汇率、店铺授权、邮件与办公系统的各个数据源。', en: 'Shows whether the data everybody works with are fresh: exchange rates, authorisations of shops, mails and the office system.' },
    notes: [
      { zh: '正常：距最近成功不超过周期加宽限；延迟：不超过三个周期加宽限；再晚为过期。连续两次失败为失败。', en: 'Fresh is within the period and its grace, late within three periods and the grace, stale beyond; two failures in a row are a failed feed.' },
      { zh: '失败或过期的数据源在站内信窗口内只通知一次。', en: 'A failed or stale feed is told of once within the window of its message.' },
      { zh: '本页只查看，每60秒刷新；启停由数据源所属页面进行。表的行数为数据库统计的估计值。', en: 'Here feeds are only looked at, anew every 60 seconds; they are begun and paused where they belong. Rows of tables are the estimates of the database.' },
    ],
  },
  resource: feed,
  columns: ['feedKey', 'nameZh', 'nameEn', 'state', 'system', 'direction', 'every', 'lastSuccess', 'age', 'rowsIn', 'rowsNew', 'rowsBad', 'successPct', 'meanSeconds', 'owner', 'target', 'lastError'],
  pinned: 1,
  filters: ['feedKey', 'system', 'direction', 'state', 'owner'],
  search: ['feedKey', 'nameZh', 'nameEn'],
  sort: [{ field: 'rank' }, { field: 'feedKey' }],
  tabs: [
    { key: 'feeds', title: { zh: '数据源', en: 'Feeds' } },
    { key: 'overview', title: { zh: '概览', en: 'Overview' }, view: 'system/feed-overview' },
    { key: 'runs', title: { zh: '运行记录', en: 'Runs' }, view: 'system/feed-runs' },
    { key: 'tables', title: { zh: '数据表', en: 'Tables' }, view: 'system/feed-tables' },
    { key: 'switches', title: { zh: '开关', en: 'Switches' }, view: 'system/feed-switches' },
    { key: 'environment', title: { zh: '环境', en: 'Environment' }, view: 'system/feed-environment' },
  ],
  standard: ['list'],
  live: { field: 'state', in: ['failed', 'stale', 'late', 'fresh', 'paused'], seconds: 60 },
});
