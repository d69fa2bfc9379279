import { type CustomAction, definePage, defineResource } from '@axle/page-kit';
import { approvableEntities, approvableFields } from './approvable.ts';

const request = defineResource({
  entity: 'changeRequest',
  label: { zh: '变更申请', en: 'Change request' },
  service: 'base',
  table: 'change_request_told',
  nameFields: ['requestNo'],
  managed: false,
  speaksOf: { entity: 'entity', record: 'recordId', fields: 'fields', by: 'createdBy', files: { field: 'state', in: ['pending'] } },
  fields: {
    requestNo: { kind: 'text', label: { zh: '申请号', en: 'Request no.' }, readOnly: true, required: true, key: true, maxLength: 20, width: 130 },
    entity: { kind: 'enum', label: { zh: '资料类型', en: 'Record type' }, readOnly: true, required: true, options: approvableEntities, width: 96 },
    recordId: { kind: 'integer', label: { zh: '记录编号', en: 'Record id' }, readOnly: true, required: true, min: 1, max: Number.MAX_SAFE_INTEGER, grouping: false, hidden: true },
    recordLabel: { kind: 'text', label: { zh: '记录', en: 'Record' }, readOnly: true, required: true, maxLength: 300, width: 220 },
    kind: {
      kind: 'enum', label: { zh: '变更类型', en: 'Kind' }, readOnly: true, required: true, width: 84,
      options: [
        { code: 'add', label: { zh: '新增', en: 'Add' }, tone: 'good' },
        { code: 'update', label: { zh: '修改', en: 'Update' }, tone: 'info' },
        { code: 'disable', label: { zh: '停用', en: 'Disable' }, tone: 'warn' },
      ],
      help: { zh: '新增：这些字段原来都没有值；停用：都将清空；其余为修改。', en: 'Add: none of the fields held anything; disable: each of them is emptied; else update.' },
    },
    fields: { kind: 'enumList', label: { zh: '变更字段', en: 'Fields changed' }, readOnly: true, required: true, options: approvableFields, width: 180 },
    largestDelta: { kind: 'decimal', label: { zh: '最大变化%', en: 'Largest Δ %' }, readOnly: true, scale: 2, places: 2, min: '0', max: '1000000000', width: 110, help: { zh: '占原值的百分比；没有原值时为空。', en: 'Share of the former value; empty where there was none.' } },
    reason: { kind: 'text', label: { zh: '变更原因', en: 'Reason' }, readOnly: true, maxLength: 500, width: 220 },
    createdBy: { kind: 'user', label: { zh: '提交人', en: 'Asked by' }, readOnly: true, required: true },
    createdAt: { kind: 'instant', label: { zh: '提交时间', en: 'Asked at' }, readOnly: true, required: true },
    dueAt: { kind: 'instant', label: { zh: '应处理时间', en: 'Due' }, readOnly: true, required: true },
    approverRole: {
      kind: 'enum', label: { zh: '审批角色', en: 'Decided by role' }, readOnly: true, required: true, width: 130,
      options: [
        { code: 'catalogApprover', label: { zh: '资料审核', en: 'Catalogue approver' } },
        { code: 'purchaseManager', label: { zh: '采购经理', en: 'Purchase manager' } },
        { code: 'planManager', label: { zh: '计划经理', en: 'Planning manager' } },
        { code: 'financeManager', label: { zh: '财务经理', en: 'Finance manager' } },
      ],
    },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, required: true, width: 96,
      options: [
        { code: 'pending', label: { zh: '待审批', en: 'Pending' }, tone: 'info' },
        { code: 'approved', label: { zh: '已通过', en: 'Approved' }, tone: 'good' },
        { code: 'rejected', label: { zh: '已驳回', en: 'Rejected' }, tone: 'bad' },
        { code: 'withdrawn', label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral' },
        { code: 'conflict', label: { zh: '已失效', en: 'Conflict' }, tone: 'warn' },
      ],
    },
    progress: { kind: 'text', label: { zh: '已通过人数', en: 'Approvals' }, readOnly: true, maxLength: 5, width: 96, help: { zh: '已通过的人数 / 须通过的人数；自动通过时为空。', en: 'How many have approved, of how many must; empty where it passed by itself.' } },
    ageHours: { kind: 'integer', label: { zh: '时长（小时）', en: 'Age (h)' }, readOnly: true, required: true, min: 0, max: 10_000_000, width: 96, alarm: 'late', help: { zh: '从提交到处理的小时数；待审批的算到现在，超过处理时限的为红色。', en: 'Hours from asking to the decision, or until now; red where it took longer than it should.' } },
    late: { kind: 'bool', label: { zh: '超时', en: 'Late' }, readOnly: true, required: true, width: 72 },
    files: { kind: 'integer', label: { zh: '附件', en: 'Files' }, readOnly: true, required: true, min: 0, max: 1000, width: 72, help: { zh: '有附件的申请须逐个审批，不能批量通过。', en: 'A request with files is decided by itself, never together with others.' } },
    waitsFor: { kind: 'tags', label: { zh: '待其审批', en: 'Waits for' }, readOnly: true, maxLength: 20, hidden: true },
    auto: { kind: 'bool', label: { zh: '自动通过', en: 'By itself' }, readOnly: true, required: true, width: 90, help: { zh: '变化不超过审批规则的限度，即时生效。', en: 'Within the limit of its policy: it took effect at once.' } },
    decidedBy: { kind: 'user', label: { zh: '处理人', en: 'Decided by' }, readOnly: true },
    decidedAt: { kind: 'instant', label: { zh: '处理时间', en: 'Decided at' }, readOnly: true },
    comment: { kind: 'text', label: { zh: '审批意见', en: 'Comment' }, readOnly: true, maxLength: 500, width: 240 },
    source: {
      kind: 'enum', label: { zh: '来源', en: 'Source' }, readOnly: true, required: true, width: 84,
      options: [
        { code: 'form', label: { zh: '页面', en: 'Page' } },
        { code: 'import', label: { zh: '导入', en: 'Import' } },
      ],
    },
  },
});

/** Requests that wait for the reader, for them as who asked, and those of theirs that can be asked for again. */
const toDecide: CustomAction['when'] = { field: 'state', in: ['pending'], mine: 'waitsFor' };
const toWithdraw: CustomAction['when'] = { field: 'state', in: ['pending'], mine: 'createdBy' };
const toResubmit: CustomAction['when'] = { field: 'state', in: ['rejected', 'conflict'], mine: 'createdBy' };

export const basicInfoApproval = definePage({
  key: 'basicInfoApproval',
  title: { zh: '基础信息审批', en: 'Basic info approval' },
  help: {
    why: { zh: '影响资金或运费的基础资料变更，由第二个人核对后才生效。', en: 'A second person checks changes of master data that move money or freight before they take effect.' },
    notes: [
      { zh: '审批前原值一直有效；通过后新值生效，变更记录注明申请号。', en: 'The old value stays in force until the request is approved; then the new one counts and the history names the request.' },
      { zh: '任何人不能审批自己提交的申请。同一记录的同一字段只能有一个待审批的申请。', en: 'Nobody decides on what they asked for. A field of a record waits for one request at a time.' },
      { zh: '提交时须说明变更原因；审批人看到原因、差异和影响（体积、尺寸分段、套件成本与重量）。', en: 'A change is asked for with its reason; the approver sees the reason, the difference and what follows from it: volumes, size tier, cost and weight of kits.' },
      { zh: '提交人可在审批前为申请添加附件（供应商调价函等），审批人在申请中查看；有附件的申请须逐个审批。', en: 'Who asked adds files until it is decided, such as the supplier’s letter; the approver sees them with the request, which is then approved by itself.' },
      { zh: '审批时原值已被改变的申请失效，提交人可以重新提交。', en: 'Where the record has changed meanwhile the request is void; who asked may ask again.' },
      { zh: 'SKU尺寸与重量：每项变化不超过2%且亚马逊美国尺寸分段不变的即时生效，否则由资料审核审批；采购价、交期、起订量由采购经理审批。24小时内处理。', en: 'SKU sizes and weights take effect at once up to 2 % each where the size tier at Amazon US stays, else the catalogue approver decides; price, lead time and minimum order are the purchase manager’s. Due within 24 hours.' },
    ],
  },
  resource: request,
  columns: ['requestNo', 'entity', 'recordLabel', 'kind', 'fields', 'largestDelta', 'ageHours', 'state', 'progress', 'reason', 'createdBy', 'createdAt', 'dueAt', 'approverRole', 'auto', 'decidedBy', 'decidedAt', 'comment', 'files', 'source'],
  pinned: 1,
  filters: ['requestNo', 'entity', 'recordId', 'recordLabel', 'kind', 'fields', 'createdBy', 'decidedBy', 'state', 'createdAt', 'largestDelta', 'source', 'late', 'ageHours', 'approverRole', 'dueAt', 'files', 'auto'],
  search: ['requestNo', 'recordLabel', 'reason'],
  sort: [{ field: 'decidedAt', descending: true }, { field: 'createdAt' }],
  tabs: [
    { key: 'todo', title: { zh: '待我审批', en: 'To decide' }, filters: [{ field: 'state', op: 'eq', value: 'pending' }], mine: 'waitsFor' },
    { key: 'mine', title: { zh: '我提交的', en: 'Asked by me' }, mine: 'createdBy' },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'policies', title: { zh: '审批规则', en: 'Policies' }, view: 'system/approval-policies' },
  ],
  standard: ['list'],
  actions: [
    { key: 'approve', title: { zh: '通过', en: 'Approve' }, on: 'many', permission: 'update', when: toDecide, most: 100, preview: true, tone: 'primary', confirm: { zh: '须通过的人数已满时，新值立即生效。', en: 'With the last approval that is needed the new values take effect at once.' } },
    {
      key: 'reject', title: { zh: '驳回', en: 'Reject' }, on: 'many', permission: 'update', when: toDecide, preview: true, tone: 'danger',
      input: { comment: { kind: 'text', label: { zh: '驳回原因', en: 'Why' }, required: true, maxLength: 500, lines: 3, help: { zh: '至少 5 个字符。', en: '5 characters or more.' } } },
    },
    { key: 'withdraw', title: { zh: '撤回', en: 'Withdraw' }, on: 'many', permission: 'list', when: toWithdraw, preview: true, confirm: { zh: '撤回后原值继续有效。', en: 'The old value stays in force.' } },
    { key: 'resubmit', title: { zh: '重新提交', en: 'Ask again' }, on: 'many', permission: 'list', when: toResubmit, preview: true },
  ],
});
