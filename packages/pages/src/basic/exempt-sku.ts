import { exemptionHolds } from '@axle/catalog';
import { definePage, defineResource } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });

export const exemptSkuRecords = defineResource({
  entity: 'exemptSku',
  label: on('豁免', 'Exemption'),
  service: 'base',
  readFrom: 'exempt_sku_shown',
  nameFields: ['skuCode', 'effectiveFrom'],
  fields: {
    type: {
      kind: 'enum', label: on('豁免类型', 'Type'), required: true, immutable: true, key: true, width: 150,
      options: [
        { code: 'inspection', label: on('免检', 'Inspection'), tone: 'warn' },
        { code: 'mrp', label: on('不参与MRP', 'MRP'), tone: 'info' },
        { code: 'safetyStock', label: on('不设安全库存', 'Safety stock'), tone: 'info' },
        { code: 'listingCheck', label: on('免Listing检查', 'Listing checks'), tone: 'neutral' },
      ],
    },
    sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', immutable: true, width: 250, help: on('选SKU，或选供应商与品类。', 'A SKU, or supplier and category.') },
    skuCode: { kind: 'code', label: on('SKU编码', 'SKU code'), readOnly: true, figure: true, maxLength: 32, width: 130 },
    supplier: { kind: 'ref', label: on('供应商', 'Supplier'), entity: 'supplier', immutable: true, width: 180 },
    category: { kind: 'cascade', label: on('品类', 'Category'), entity: 'category', immutable: true, width: 150 },
    reason: { kind: 'text', label: on('原因', 'Reason'), required: true, maxLength: 500, lines: 2, width: 260 },
    evidence: {
      kind: 'files', label: on('依据', 'Evidence'), most: 10, endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'csv'], mostBytes: 20_971_520, width: 150,
      help: on('免检须附连续5批合格的检验记录。', 'From inspection: the records of five accepted lots in a row.'),
    },
    effectiveFrom: { kind: 'date', label: on('生效日期', 'From'), required: true, immutable: true, key: true, width: 116 },
    effectiveTo: { kind: 'date', approval: true, label: on('失效日期', 'To'), required: true, runsOut: { within: 30 }, width: 176, help: on('最长12个月；延期须经审批。', '12 months at most; another day waits for approval.') },
    daysLeft: { kind: 'integer', label: on('剩余天数', 'Days left'), readOnly: true, figure: true, min: 0, max: 400, width: 100 },
    standing: {
      kind: 'enum', label: on('现状', 'Standing'), readOnly: true, figure: true, width: 110,
      options: [
        { code: 'requested', label: on('待批准', 'Requested'), tone: 'neutral' },
        { code: 'future', label: on('未生效', 'Future'), tone: 'info' },
        { code: 'active', label: on('生效中', 'Active'), tone: 'good' },
        { code: 'expired', label: on('已到期', 'Expired'), tone: 'neutral' },
        { code: 'revoked', label: on('已撤销', 'Revoked'), tone: 'bad' },
      ],
    },
    state: {
      kind: 'enum', label: on('状态', 'State'), readOnly: true, hidden: true, width: 110,
      options: [
        { code: 'requested', label: on('待批准', 'Requested'), tone: 'neutral' },
        { code: 'active', label: on('已批准', 'Approved'), tone: 'good' },
        { code: 'ended', label: on('已结束', 'Ended'), tone: 'neutral' },
      ],
    },
    revokedAt: { kind: 'instant', label: on('撤销时间', 'Revoked at'), readOnly: true, width: 150 },
    revokeReason: { kind: 'text', label: on('撤销原因', 'Reason of revoking'), readOnly: true, maxLength: 500, width: 220 },
  },
  unique: [{ fields: ['type', 'sku', 'supplier', 'category', 'effectiveFrom'] }],
  checks: [exemptionHolds],
  states: {
    field: 'state',
    initial: 'requested',
    final: ['ended'],
    editable: ['requested', 'active'],
    deletable: ['requested'],
    transitions: [
      {
        key: 'approve', title: on('批准', 'Approve'), from: ['requested'], to: 'active', tone: 'primary',
        confirm: on('批准后豁免自生效日期起有效。', 'The exemption holds from its first day on.'),
        oneWay: on('批准过的豁免只能撤销或到期。', 'What was approved is revoked or runs out.'),
      },
      {
        key: 'revoke', title: on('撤销', 'Revoke'), from: ['active'], to: 'ended', permission: 'update', tone: 'danger',
        confirm: on('豁免立即失效。', 'The exemption ends at once.'),
        input: { revokeReason: { kind: 'text', label: on('撤销原因', 'Reason of revoking'), required: true, maxLength: 500, lines: 2 } },
        oneWay: on('撤销后须重新申请。', 'It has to be asked for anew.'),
      },
    ],
  },
});

const standing = (key: string, zh: string, en: string) =>
  ({ key, title: on(zh, en), filters: [{ field: 'standing', op: 'eq' as const, value: key }] });

export const exemptSku = definePage({
  key: 'exemptSku',
  title: on('豁免SKU', 'Exempt SKU'),
  help: {
    why: on('谁可以免检、不参与MRP、不设安全库存或免Listing检查，为何、到何时。', 'Who is excused from inspection, MRP, safety stock or listing checks, why, and until when.'),
    notes: [
      on('豁免对一个SKU，或对一家供应商的一个品类；最长12个月，同类豁免的日期不能重叠。', 'An exemption is of a SKU, or of a supplier and a category; it lasts 12 months at most, and those of one kind do not overlap.'),
      on('免检须附连续5批合格的检验记录，由批准人核对；导入不能带附件，因此不能导入免检。', 'One from inspection goes with the records of five accepted lots in a row, which the approver looks at; a file of rows carries none, so that such exemptions are not imported.'),
      on('申请人不能批准自己的申请；延期由计划经理审批后生效。', 'Nobody approves what they asked for; an extension takes effect once the planning manager approves it.'),
      on('到期的豁免每晚自动结束。', 'Exemptions that ran out are ended every night.'),
      on('免检期间收货直接可用，不进入待检；供应商+品类的豁免含下级品类。', 'While it holds, exempt goods come in free for sale, not on hold; one of a supplier and a category speaks of the categories below it too.'),
    ],
  },
  resource: exemptSkuRecords,
  columns: ['type', 'skuCode', 'sku', 'supplier', 'category', 'standing', 'reason', 'evidence', 'effectiveFrom', 'effectiveTo', 'daysLeft', 'revokedAt', 'revokeReason', 'state', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['type', 'skuCode', 'supplier', 'category', 'daysLeft', 'standing', 'effectiveFrom', 'effectiveTo'],
  search: ['skuCode', 'reason'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    standing('requested', '待批准', 'Requested'),
    standing('future', '未生效', 'Future'),
    standing('active', '生效中', 'Active'),
    { key: 'expiring', title: on('30天内到期', 'Ending within 30 days'), filters: [{ field: 'daysLeft', op: 'lte', value: 30 }] },
    standing('expired', '已到期', 'Expired'),
    standing('revoked', '已撤销', 'Revoked'),
  ],
  form: [
    { title: on('豁免', 'Exemption'), fields: ['type', 'sku', 'supplier', 'category'] },
    { title: on('理由与期限', 'Why and how long'), fields: ['reason', 'evidence', 'effectiveFrom', 'effectiveTo'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['approve', 'revoke'],
  actions: [
    {
      key: 'extend', title: on('延期', 'Extend'), permission: 'update', on: 'one', when: { field: 'state', in: ['active'] },
      input: {
        effectiveTo: { kind: 'date', label: on('新失效日期', 'New last day'), required: true },
        reason: { kind: 'text', label: on('延期原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
      },
      confirm: on('由计划经理审批后生效。', 'It takes effect once the planning manager approves it.'),
    },
  ],
  importing: {
    columns: ['type', 'sku', 'supplier', 'category', 'reason', 'effectiveFrom', 'effectiveTo'],
    mode: 'per_row',
    example: { type: '不参与MRP', sku: 'BRP-10001', reason: '换型清货中，不再补货', effectiveFrom: '2026-06-01', effectiveTo: '2026-12-31' },
  },
});
