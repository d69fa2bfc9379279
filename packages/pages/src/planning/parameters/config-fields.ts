import { text } from '@axle/kernel';
import type { BoolField, Field, IntegerField, PercentField } from '@axle/page-kit';

const whole = (zh: string, en: string, min: number, max: number, hidden = false): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min,
  max,
  width: 104,
  ...(hidden ? { hidden } : {}),
});
const yesNo = (zh: string, en: string): BoolField => ({ kind: 'bool', label: text(zh, en), width: 110, hidden: true });
const service = (letter: string): PercentField => ({
  kind: 'percent',
  label: { zh: `${letter}类服务水平`, en: `Service level ${letter}` },
  scale: 2,
  min: '50',
  max: '99.9',
  width: 120,
  hidden: true,
});

/** The parameters themselves; an empty one is taken from a wider level. */
export const configFields = {
  planner: { kind: 'user', label: { zh: '计划员', en: 'Planner' }, width: 110 },
  qcDays: whole('质检天数', 'QC days', 0, 365),
  prepDays: whole('备货天数', 'Prep days', 0, 365),
  receiveDays: whole('收货天数', 'Receiving days', 0, 365),
  transport: { kind: 'ref', label: { zh: '运输方式', en: 'Transport' }, entity: 'globalShipping', width: 190 },
  lotPolicy: {
    kind: 'enum',
    label: { zh: '批量策略', en: 'Lot policy' },
    width: 130,
    options: [
      { code: 'l4l', label: { zh: '逐批(L4L)', en: 'Lot for lot (L4L)' } },
      { code: 'poq', label: { zh: '按周期(POQ)', en: 'Period order quantity (POQ)' } },
      { code: 'foq', label: { zh: '固定批量(FOQ)', en: 'Fixed order quantity (FOQ)' } },
    ],
  },
  poqWeeksShip: whole('发货周期(周)', 'Shipping period (weeks)', 1, 26),
  poqWeeksBuy: whole('采购周期(周)', 'Buying period (weeks)', 1, 26),
  fixedLot: whole('固定批量(FOQ)', 'Fixed order quantity (FOQ)', 1, 1_000_000),
  airAllowed: { ...yesNo('允许空运', 'Air allowed'), hidden: false },
  horizonWeeks: whole('计划周数', 'Horizon (weeks)', 0, 99),
  frozenWeeks: whole('冻结周数', 'Frozen (weeks)', 0, 52),
  stockoutMode: {
    kind: 'enum',
    label: { zh: '缺货处理', en: 'Stock-out handling' },
    width: 120,
    options: [
      { code: 'lost', label: { zh: '缺货流失', en: 'Lost sales' } },
      { code: 'backorder', label: { zh: '缺货欠单', en: 'Backorder' } },
    ],
  },
  useSubstitute: { ...yesNo('使用替代料', 'Use substitutes'), hidden: false },
  receiptCutoffDow: whole('收货截止(周几)', 'Receipt cut-off weekday', 1, 7, true),
  slipDays: whole('允许延后(天)', 'Allowed slip (days)', 0, 365, true),
  overWeeks: whole('超储周数', 'Overstock (weeks)', 0, 104, true),
  maxCoverWeeks: whole('最大备货(周)', 'Max cover (weeks)', 0, 104, true),
  assumeReschedule: yesNo('假定可改期', 'Assume rescheduling'),
  fastCoversSafety: yesNo('快运补安全库存', 'Fast shipping covers safety stock'),
  serviceA: service('A'),
  serviceB: service('B'),
  serviceC: service('C'),
} as const satisfies Readonly<Record<string, Field>>;
