import { text } from '@axle/kernel';
import type { DateField, EnumOption, Fields } from '@axle/page-kit';
import type { DeliveryRisk, InspectionStanding } from '@axle/purchasing';
import { piecesField } from '../../inventory/stock-fields.ts';
import { inspectionState } from '../../quality/inspection/inspection-words.ts';
import { milestoneOptions } from './milestone-options.ts';

const day = (zh: string, en: string, more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  width: 112,
  ...more,
});

const risks = [
  { code: 'red', label: text('高（超过7天）', 'High (over 7 days)'), tone: 'bad' },
  { code: 'orange', label: text('中（1–7天）', 'Medium (1–7 days)'), tone: 'warn' },
  { code: 'green', label: text('无', 'None'), tone: 'good' },
] as const satisfies readonly EnumOption<DeliveryRisk>[];

/** [R88a] InspectionStanding. */
export const inspectionStandingOptions = [
  { code: 'none', label: text('不验货', 'Not planned'), tone: 'neutral' },
  { code: 'planned', label: text('待报检', 'To be requested'), tone: 'warn' },
  { code: 'requested', label: text('已报检', 'Requested'), tone: 'info' },
  { code: 'part_passed', label: text('部分合格', 'Partly passed'), tone: 'info' },
  { code: 'passed', label: text('已合格', 'Passed'), tone: 'good' },
] as const satisfies readonly EnumOption<InspectionStanding>[];

/** [R21] How far a line has come, and when to ask about it again. */
export const followFields = {
  nextStep: {
    kind: 'enum',
    label: text('下一节点', 'Next step'),
    readOnly: true,
    options: milestoneOptions,
    width: 190,
    help: text('最近完成的节点之后的一个。', 'The step after the last completed one.'),
  },
  stepDue: day('节点计划', 'Step planned', {
    help: text(
      '由承诺交期与采购周期推算：备料提前70%周期，开工60%，一半30%，完工5天，验货3天，装箱1天。',
      'From promised date and lead time: material 70% of it before, start 60%, half 30%, finished 5 days, inspected 3, packed 1.',
    ),
  }),
  dueOn: day('待跟日期', 'Follow up by', {
    help: text('下次跟进与节点计划中较早的一天。', 'The earlier of next follow-up and planned step.'),
  }),
  riskDays: piecesField('风险天数', 'Risk days', {
    width: 92,
    help: text(
      '预计完工日减承诺交期；预计完工日为计划完工日加上目前已延误的天数。',
      'Expected finish less promised date. Expected finish is the planned one plus the delay to date.',
    ),
  }),
  risk: { kind: 'enum', label: text('交期风险', 'Delivery risk'), readOnly: true, options: risks, width: 130 },
  inspection: {
    kind: 'enum',
    label: text('验货状态', 'Inspection'),
    readOnly: true,
    options: inspectionStandingOptions,
    width: 130,
    help: text('按检验计划、报检和合格数量。', 'By the inspection plan, requests, and the pieces that passed.'),
  },
  inspectionState: {
    ...inspectionState,
    label: text('最近验货', 'Last inspection'),
    width: 110,
    help: text('该行最近一次出货检验的状态，点击打开。', 'Status of the last outgoing inspection of the line; click to open it.'),
  },
  lastFollowUp: { kind: 'instant', label: text('上次跟进', 'Last follow-up'), readOnly: true, width: 150 },
  nextFollowUp: day('下次跟进', 'Next follow-up'),
  leadDays: piecesField('采购周期（天）', 'Lead time (days)', { min: 0, max: 9999, required: true, hidden: true, width: 120 }),
  materialOn: day('备料完成', 'Material in'),
  startOn: day('实际开工', 'Started'),
  halfOn: day('完成一半', 'Half done'),
  finishOn: day('实际完工', 'Finished'),
  inspectedOn: day('实际验货', 'Inspected'),
  packedOn: day('实际装箱', 'Packed'),
  shippedOn: day('实际发货', 'Shipped'),
} as const satisfies Fields;
