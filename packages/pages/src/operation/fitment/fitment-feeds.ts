import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { feedKindOptions, feedStateOptions } from './fitment-options.ts';

const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000_000,
  width: 100,
});
const code = { kind: 'text', label: text('卖家SKU', 'Seller SKU'), required: true, maxLength: 60, width: 180 } as const;

/** Files of fitment as they went to platforms. */
export const fitmentFeedRecords = defineResource({
  entity: 'fitmentFeed',
  label: text('适配文件', 'Fitment feed'),
  service: 'item',
  nameFields: ['feedNo'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    feedNo: { kind: 'code', label: text('文件编号', 'Feed no.'), readOnly: true, key: true, maxLength: 20, width: 160 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 110 },
    kind: { kind: 'enum', label: text('格式', 'Format'), readOnly: true, options: feedKindOptions, width: 150 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: feedStateOptions, width: 100 },
    whole: { kind: 'bool', label: text('全量', 'Full'), readOnly: true, width: 80 },
    listings: count('Listing数', 'Listings'),
    added: count('新增行', 'Added'),
    removed: count('移除行', 'Removed'),
    overLimit: count('超上限', 'Over limit'),
    gaps: count('缺口', 'Gaps'),
    bytes: { kind: 'bytes', label: text('大小', 'Size'), readOnly: true, width: 90 },
    sha256: { kind: 'text', label: text('SHA-256', 'SHA-256'), readOnly: true, hidden: true, maxLength: 64, width: 240 },
    builtBy: { kind: 'user', label: text('生成人', 'Built by'), readOnly: true, width: 100 },
    builtAt: { kind: 'instant', label: text('生成时间', 'Built at'), readOnly: true, width: 150 },
    settledBy: { kind: 'user', label: text('登记人', 'Settled by'), readOnly: true, hidden: true, width: 100 },
    settledAt: { kind: 'instant', label: text('登记时间', 'Settled at'), readOnly: true, hidden: true, width: 150 },
    lines: {
      kind: 'lines',
      label: text('Listing', 'Listings'),
      readOnly: true,
      by: ['sellerSku'],
      most: 500,
      sums: ['rows', 'added', 'removed'],
      fields: {
        sellerSku: code,
        rows: { kind: 'integer', label: text('行数', 'Rows'), min: 0, max: 1_000_000, width: 90 },
        added: { kind: 'integer', label: text('新增', 'Added'), min: 0, max: 1_000_000, width: 90 },
        removed: { kind: 'integer', label: text('移除', 'Removed'), min: 0, max: 1_000_000, width: 90 },
        refusal: { kind: 'text', label: text('拒绝原因', 'Refused because'), maxLength: 200, width: 240 },
      },
    },
    gapLines: {
      kind: 'lines',
      label: text('缺口', 'Gaps'),
      readOnly: true,
      by: ['sellerSku', 'lacks', 'name'],
      most: 5000,
      fields: {
        sellerSku: code,
        lacks: {
          kind: 'enum',
          label: text('缺少', 'Lacks'),
          required: true,
          width: 140,
          options: [
            { code: 'partType', label: text('零件类型', 'Part type') },
            { code: 'make', label: text('品牌编号', 'Make number') },
            { code: 'model', label: text('车型编号', 'Model number') },
            { code: 'number', label: text('ePID/K-Type', 'ePID / K-Type') },
          ],
        },
        name: { kind: 'text', label: text('名称', 'Name'), required: true, maxLength: 200, width: 260 },
      },
    },
  },
});

export const fitmentFeeds = definePage({
  key: 'fitmentFeeds',
  title: text('适配同步记录', 'Fitment feeds'),
  help: {
    why: text(
      '查看已生成的适配文件、下载并登记平台的答复。',
      'The fitment files that were built: to download, and to enter what the platform answered.',
    ),
    notes: [
      text(
        '“登记拒绝”列出被拒的卖家SKU：它们恢复到推送前的已刊登车型，重新推送即可。',
        '“Enter refusals” names the seller SKUs that were refused: they go back to what they showed before and can be pushed again.',
      ),
    ],
  },
  resource: fitmentFeedRecords,
  columns: [
    'feedNo',
    'store',
    'site',
    'kind',
    'state',
    'whole',
    'listings',
    'added',
    'removed',
    'overLimit',
    'gaps',
    'bytes',
    'builtBy',
    'builtAt',
    'settledBy',
    'settledAt',
    'sha256',
  ],
  pinned: 1,
  filters: ['feedNo', 'store', 'site', 'kind', 'state', 'builtBy', 'builtAt'],
  search: ['feedNo'],
  sort: [{ field: 'builtAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('待确认', 'To confirm'), filters: [{ field: 'state', op: 'eq', value: 'built' }] },
  ],
  standard: ['list', 'export'],
  actions: [
    { key: 'download', title: text('下载文件', 'Download file'), on: 'one', effect: 'file', tone: 'primary' },
    { key: 'confirm', title: text('登记成功', 'Confirm'), on: 'many', permission: 'settle', when: { field: 'state', in: ['built'] } },
    {
      key: 'refuse',
      title: text('登记拒绝', 'Enter refusals'),
      on: 'one',
      permission: 'settle',
      tone: 'danger',
      when: { field: 'state', in: ['built', 'confirmed', 'partly'] },
      input: {
        sellerSkus: {
          kind: 'tags',
          label: text('被拒的卖家SKU', 'Refused seller SKUs'),
          maxLength: 60,
          help: text('留空为整个文件。', 'The whole file if empty.'),
        },
        reason: { kind: 'text', label: text('平台原因', 'Reason given'), required: true, maxLength: 200, lines: 2 },
      },
    },
  ],
});
