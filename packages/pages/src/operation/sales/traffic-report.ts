/** What Amazon calls the columns that are taken in, in its business report by child item; its Chinese pages use two kinds of dashes. */
export const trafficColumns = {
  sellerSku: ['SKU'],
  asin: ['(Child) ASIN', '（子）ASIN'],
  sessions: ['Sessions - Total', 'Sessions – Total', '会话数 - 总计', '会话数 – 总计', '会话次数 - 总计', '会话次数 – 总计'],
  pageViews: [
    'Page Views - Total',
    'Page Views – Total',
    '页面浏览量 - 总计',
    '页面浏览量 – 总计',
    '页面浏览次数 - 总计',
    '页面浏览次数 – 总计',
  ],
  buyBox: [
    'Featured Offer (Buy Box) Percentage',
    'Featured Offer Percentage',
    'Buy Box Percentage',
    '推荐报价（推荐报价展示位）百分比',
    '推荐报价百分比',
  ],
  unitsOrdered: ['已订购商品数量'],
} as const;

/** A column for each device and in all, and the share of it that businesses have. */
const ofDevices = (name: string): readonly string[] =>
  ['Mobile App', 'Browser', 'Total'].flatMap(device => [`${name} - ${device}`, `${name} - ${device} - B2B`]);
const inAll = (name: string, dash: string): readonly string[] => [`${name} ${dash} 总计`, `${name} ${dash} 总计 ${dash} B2B`];
const alsoOfBusinesses = (name: string): readonly string[] => [name, `${name} - B2B`, `${name} – B2B`];

/** Columns of the report that are not taken in: what businesses and devices have of a figure, shares of the whole store, and amounts. */
export const trafficPassedOver: readonly string[] = [
  '(Parent) ASIN',
  '（父）ASIN',
  'Title',
  '标题',
  ...['Sessions', 'Session Percentage', 'Page Views', 'Page Views Percentage'].flatMap(ofDevices),
  ...['会话数', '会话次数', '会话百分比', '页面浏览量', '页面浏览次数', '页面浏览量百分比'].flatMap(name => [
    ...inAll(name, '-'),
    ...inAll(name, '–'),
  ]),
  ...[
    'Featured Offer (Buy Box) Percentage',
    'Featured Offer Percentage',
    'Units Ordered',
    'Unit Session Percentage',
    'Ordered Product Sales',
    'Total Order Items',
    '推荐报价（推荐报价展示位）百分比',
    '已订购商品数量',
    '商品会话百分比',
    '已订购商品销售额',
    '订单商品总数',
  ].flatMap(alsoOfBusinesses),
];
