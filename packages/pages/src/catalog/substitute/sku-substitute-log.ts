import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumOption } from '@axle/page-kit';

const actions = [
  { code: 'switchMain', label: text('更换主料', 'Switch main part'), tone: 'warn' },
  { code: 'add', label: text('新增', 'Add'), tone: 'good' },
  { code: 'update', label: text('修改', 'Change'), tone: 'info' },
  { code: 'import', label: text('导入', 'Import'), tone: 'info' },
  { code: 'enable', label: text('启用', 'Enable'), tone: 'good' },
  { code: 'disable', label: text('停用', 'Disable'), tone: 'neutral' },
  { code: 'del', label: text('删除', 'Delete'), tone: 'bad' },
] as const satisfies readonly EnumOption[];
const fields = [
  { code: 'mainSku', label: text('主料', 'Main part') },
  { code: 'order', label: text('替代顺序', 'Substitute order') },
  { code: 'policy', label: text('策略', 'Policy') },
  { code: 'members', label: text('成员', 'Members') },
  { code: 'rank', label: text('顺序', 'Rank') },
  { code: 'ratio', label: text('比例', 'Ratio') },
  { code: 'type', label: text('类型', 'Type') },
  { code: 'stopDate', label: text('停用日期', 'End date') },
  { code: 'effectiveFrom', label: text('生效日期', 'Effective from') },
  { code: 'effectiveTo', label: text('失效日期', 'Effective to') },
  { code: 'note', label: text('备注', 'Note') },
  { code: 'status', label: text('状态', 'Status') },
] as const satisfies readonly EnumOption[];

export const skuSubstituteLogRecords = defineResource({
  entity: 'skuSubstituteLog',
  label: text('主替料变更', 'Substitute change'),
  service: 'mrp',
  nameFields: ['groupNo', 'sku'],
  managed: false,
  scopedBy: { kind: 'market', field: 'market' },
  fields: {
    at: { kind: 'instant', label: text('时间', 'Time'), required: true, readOnly: true, key: true, width: 160 },
    byUser: {
      kind: 'user',
      label: text('用户', 'User'),
      readOnly: true,
      width: 120,
      help: text('使变更生效的人；经审批的变更为审批人。', 'The user who made the change; for an approved change, the approver.'),
    },
    market: {
      kind: 'ref',
      label: text('市场', 'Market'),
      entity: 'market',
      readOnly: true,
      width: 130,
      help: text('替代组本身的变更没有市场。', 'Changes to the group itself have no market.'),
    },
    groupNo: { kind: 'code', label: text('替代组', 'Group'), readOnly: true, key: true, maxLength: 20, width: 120 },
    action: { kind: 'enum', label: text('动作', 'Action'), required: true, readOnly: true, options: actions, width: 130 },
    field: { kind: 'enum', label: text('字段', 'Field'), readOnly: true, options: fields, width: 140 },
    sku: { kind: 'code', codesOf: 'sku', namedFrom: 'sku', label: text('SKU', 'SKU'), readOnly: true, maxLength: 32, width: 240 },
    before: { kind: 'text', label: text('变更前', 'Before'), readOnly: true, maxLength: 500, width: 160 },
    after: { kind: 'text', label: text('变更后', 'After'), readOnly: true, maxLength: 500, width: 160 },
    reason: { kind: 'text', label: text('原因', 'Reason'), readOnly: true, maxLength: 500, width: 260 },
    requestNo: { kind: 'code', label: text('申请编号', 'Request no.'), readOnly: true, maxLength: 40, width: 170 },
  },
});

export const skuSubstituteLog = definePage({
  key: 'skuSubstituteLog',
  title: text('主替料变更日志', 'Substitute change log'),
  help: {
    why: text('计划员据此说明主料何时、由谁、为何更换。', 'Shows planners when, by whom and why a main part was switched.'),
    notes: [
      text(
        '更换主料记两行：原主料与新主料，申请编号相同。',
        'Switching the main part writes two rows, for the former and the new main part, with the same request no.',
      ),
      text('日志只增不改，任何人都不能修改或删除。', 'The log is append-only; nobody can change or delete an entry.'),
    ],
  },
  resource: skuSubstituteLogRecords,
  columns: ['at', 'byUser', 'market', 'groupNo', 'action', 'field', 'sku', 'before', 'after', 'reason', 'requestNo'],
  pinned: 1,
  filters: ['sku', 'groupNo', 'market', 'byUser', 'action', 'field', 'requestNo', 'at'],
  search: ['groupNo', 'sku', 'requestNo', 'reason'],
  sort: [{ field: 'at', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'switches', title: text('更换主料', 'Switches'), filters: [{ field: 'action', op: 'eq', value: 'switchMain' }] },
  ],
  standard: ['list', 'export'],
});
