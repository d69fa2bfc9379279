import { text } from '@axle/kernel';
import type { EnumOption, Fields, IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { stageField, stageOptions } from './stage-field.ts';

/** IdeaSource. */
const sources = [
  { code: 'market', label: text('市场数据', 'Market data') },
  { code: 'oe', label: text('原厂件替换', 'OE replacement') },
  { code: 'competitor', label: text('竞品', 'Competitor') },
  { code: 'supplier', label: text('供应商推荐', 'Supplier proposal') },
  { code: 'customer', label: text('客户需求', 'Customer demand') },
  { code: 'extend', label: text('老品延伸', 'Range extension') },
] as const satisfies readonly EnumOption[];

/** What a project is about. */
export const ideaFields = {
  projectNo: numberOf('项目号', 'Project no.'),
  images: {
    kind: 'files',
    label: text('图片', 'Images'),
    most: 6,
    endings: ['jpg', 'jpeg', 'png', 'webp'],
    mostBytes: 5_242_880,
    hidden: true,
    width: 88,
  },
  name: { kind: 'text', label: text('名称', 'Name'), required: true, maxLength: 200, fold: true, width: 200 },
  nameEn: { kind: 'text', label: text('英文名称', 'English name'), required: true, maxLength: 200, width: 200, hidden: true },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', required: true, leaves: true, width: 170 },
  source: { kind: 'enum', label: text('创意来源', 'Source'), required: true, initial: 'market', options: sources, width: 110 },
  sourceNote: { kind: 'text', label: text('来源说明', 'Source note'), maxLength: 500, lines: 2, width: 200, hidden: true },
  oeNumbers: {
    kind: 'tags',
    label: text('OE号', 'OE numbers'),
    maxLength: 40,
    width: 180,
    help: text('按回车或逗号添加。', 'Press Enter or type a comma to add one.'),
  },
  markets: { kind: 'tags', label: text('目标市场', 'Markets'), codesOf: 'market', required: true, maxLength: 20, width: 120 },
} as const satisfies Fields;

/** Where it is, and who works on it. */
export const stageFields = {
  stage: stageField,
  stageDays: {
    kind: 'integer',
    label: text('阶段天数', 'Days at stage'),
    readOnly: true,
    figure: true,
    min: 0,
    max: 99_999,
    width: 96,
    help: text('进入本阶段以来的天数，暂停期间不计。', 'Days since it entered its stage; days on hold do not count.'),
  },
  dueAt: {
    kind: 'date',
    label: text('阶段到期', 'Stage due'),
    readOnly: true,
    expiry: { within: 2 },
    width: 176,
    help: text(
      '创意7天、评估10天、样品35天、立项审批5天、注册建档5天、上架30天。',
      'Idea 7 days, evaluation 10, sample 35, approval 5, registration 5, listing 30.',
    ),
  },
  overdue: { kind: 'bool', label: text('超期', 'Overdue'), readOnly: true, figure: true, hidden: true, width: 80 },
  prevStage: {
    kind: 'enum',
    label: text('暂停前阶段', 'Stage before hold'),
    readOnly: true,
    hidden: true,
    options: stageOptions,
    width: 110,
  },
  stageSince: { kind: 'date', label: text('阶段起始', 'At stage since'), readOnly: true, hidden: true, width: 116 },
  heldSince: { kind: 'date', label: text('暂停自', 'On hold since'), readOnly: true, hidden: true, width: 116 },
  developer: {
    kind: 'user',
    label: text('开发', 'Developer'),
    width: 100,
    help: text('不填为登记人。', 'The user who enters it if left empty.'),
  },
  owner: { kind: 'user', label: text('负责人', 'Owner'), width: 100, help: text('不填为开发。', 'The developer if left empty.') },
} as const satisfies Fields;

const words = (zh: string, en: string, width = 180) =>
  ({ kind: 'text', label: text(zh, en), readOnly: true, maxLength: 500, hidden: true, width }) as const;

/** What was decided about it. */
export const decisionFields = {
  approval: {
    kind: 'enum',
    label: text('立项审批', 'Approval'),
    readOnly: true,
    width: 100,
    options: [
      { code: 'none', label: text('未提交', 'Not submitted'), tone: 'neutral' },
      { code: 'waiting', label: text('审批中', 'In approval'), tone: 'info' },
      { code: 'approved', label: text('已通过', 'Approved'), tone: 'good' },
      { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
    ],
  },
  applicant: { kind: 'user', label: text('申请人', 'Applicant'), readOnly: true, hidden: true, width: 100 },
  firstApprover: { kind: 'user', label: text('一级审批人', 'First approver'), readOnly: true, hidden: true, width: 110 },
  approver: { kind: 'user', label: text('终审人', 'Approver'), readOnly: true, hidden: true, width: 100 },
  approvedAt: { kind: 'instant', label: text('审批时间', 'Decided at'), readOnly: true, hidden: true, width: 150 },
  rejectReason: words('驳回原因', 'Rejection reason'),
  backReason: words('退回原因', 'Reason for going back'),
  holdReason: words('暂停原因', 'Reason for hold'),
  dropReason: words('终止原因', 'Reason for dropping'),
} as const satisfies Fields;

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  min: 0,
  max: 100_000,
  width: 96,
  ...more,
});

/** What its lines and samples come to. */
export const workedFields = {
  complianceDone: count('合规已有', 'Compliance met', { reveals: ['compliance'] }),
  complianceNeed: count('合规应有', 'Compliance items', { reveals: ['compliance'] }),
  sampleRound: count('样品轮次', 'Sample round', { seenWith: { page: 'newProductSamples', field: 'round' } }),
  openExceptions: count('未关闭异常', 'Open exceptions', { seenWith: { page: 'newProductExceptions', field: 'status' } }),
  quotedBy: {
    kind: 'tags',
    label: text('报价供应商', 'Quoted by'),
    codesOf: 'supplier',
    readOnly: true,
    figure: true,
    maxLength: 40,
    hidden: true,
    reveals: ['suppliers'],
    through: { view: 'new_product_quote', by: ['id'], column: 'supplier' },
    width: 150,
  },
  asins: {
    kind: 'tags',
    label: text('竞品ASIN', 'Rival ASINs'),
    readOnly: true,
    figure: true,
    maxLength: 10,
    hidden: true,
    reveals: ['rivals'],
    through: { view: 'new_product_rival', by: ['id'], column: 'asin' },
    width: 150,
  },
} as const satisfies Fields;
