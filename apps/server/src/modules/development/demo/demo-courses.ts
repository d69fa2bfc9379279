import type { SampleState } from '@axle/development';

/** A step of projects, so many days before today: who takes it, and what it asks. */
export type DemoStage = readonly [daysAgo: number, action: string, by: 'developer' | 'approver', input?: Readonly<Record<string, unknown>>];

/** A round of samples of the first supplier: when it was asked for, its steps with their days, and what the test said. */
export interface DemoRound {
  readonly daysAgo: number;
  readonly steps: readonly (readonly [daysAgo: number, action: string])[];
  readonly result?: string;
}

/** What became of some projects: how many, when they were entered, what was sampled, and where they went. */
export interface DemoCourse {
  readonly projects: number;
  readonly daysAgo: number;
  readonly margin: 'thin' | 'good';
  /** The final cost of the second one is above its plan by more than a tenth. */
  readonly over?: true;
  readonly stages?: readonly DemoStage[];
  readonly rounds?: readonly DemoRound[];
  /** After the samples. */
  readonly ending?: readonly DemoStage[];
}

const next = (daysAgo: number): DemoStage => [daysAgo, 'next', 'developer'];
const walk = (...days: readonly number[]) => {
  const actions: readonly (readonly [SampleState, string])[] = [
    ['paid', 'pay'],
    ['sent', 'send'],
    ['received', 'receive'],
    ['testing', 'test'],
  ];
  return days.map((daysAgo, at) => [daysAgo, actions[at]![1]] as const);
};
const passed = (daysAgo: number): DemoRound => ({
  daysAgo,
  steps: [...walk(daysAgo - 2, daysAgo - 12, daysAgo - 17, daysAgo - 18), [daysAgo - 24, 'pass']],
  result: '尺寸与材质符合图纸，台架试验通过',
});
const failed = (daysAgo: number): DemoRound => ({
  daysAgo,
  steps: [...walk(daysAgo - 2, daysAgo - 10, daysAgo - 14, daysAgo - 15), [daysAgo - 19, 'fail']],
  result: '安装孔位偏差0.8毫米，盐雾试验48小时起锈',
});
/** A round whose sample was inspected, and judged some days later. */
const inspected = (daysAgo: number, verdict: 'accept' | 'reject'): DemoRound => ({
  daysAgo,
  steps: [...walk(daysAgo - 2, daysAgo - 10, daysAgo - 14), [daysAgo - 15, 'inspect'], [daysAgo - 17, verdict]],
});
/** The final cost follows from the plan of each. */
const final: DemoStage = [5, 'estimate', 'developer'];

/** Its final cost, its gate, and the approval behind it. */
const approvedTo = (cost: number, handedIn: number, registered: number): readonly DemoStage[] => [
  [cost, 'estimate', 'developer'],
  next(handedIn),
  [handedIn - 1, 'submit', 'developer'],
  [registered + 1, 'approve', 'approver'],
  next(registered),
];

/** What became of the ideas of the demo, in their order. */
export const demoCourses: readonly DemoCourse[] = [
  { projects: 4, daysAgo: 3, margin: 'good' },
  { projects: 3, daysAgo: 12, margin: 'thin' },
  { projects: 2, daysAgo: 34, margin: 'thin', ending: [[20, 'drop', 'developer', { dropReason: '头部竞品价格战，毛利不足15%' }]] },
  { projects: 5, daysAgo: 11, margin: 'good', stages: [next(6)] },
  { projects: 3, daysAgo: 33, margin: 'thin', stages: [next(18)] },
  {
    projects: 3,
    daysAgo: 48,
    margin: 'good',
    stages: [next(40)],
    ending: [[34, 'hold', 'developer', { holdReason: '等待专利检索机构的书面意见' }]],
  },
  {
    projects: 2,
    daysAgo: 70,
    margin: 'thin',
    stages: [next(64)],
    ending: [[52, 'drop', 'developer', { dropReason: '外观专利有效期内，无法绕开' }]],
  },
  { projects: 2, daysAgo: 30, margin: 'good', stages: [next(24), next(8)], rounds: [{ daysAgo: 5, steps: [] }] },
  { projects: 2, daysAgo: 44, margin: 'good', stages: [next(38), next(28)], rounds: [{ daysAgo: 24, steps: walk(22, 9) }] },
  {
    projects: 2,
    daysAgo: 52,
    margin: 'good',
    stages: [next(46), next(33)],
    rounds: [{ daysAgo: 30, steps: [...walk(28, 16, 6), [1, 'inspect']] }],
  },
  {
    projects: 3,
    daysAgo: 76,
    margin: 'good',
    stages: [next(70), next(60)],
    rounds: [failed(56), { daysAgo: 34, steps: [...walk(32, 20, 12), [4, 'inspect'], [0, 'begin']] }],
  },
  { projects: 2, daysAgo: 64, margin: 'good', over: true, stages: [next(58), next(48)], rounds: [passed(44)], ending: [final, next(3)] },
  {
    projects: 3,
    daysAgo: 72,
    margin: 'good',
    stages: [next(65), next(55)],
    rounds: [passed(50)],
    ending: [final, next(4), [2, 'submit', 'developer']],
  },
  {
    projects: 2,
    daysAgo: 96,
    margin: 'good',
    stages: [next(90), next(80)],
    rounds: [inspected(77, 'reject'), inspected(52, 'accept')],
    ending: approvedTo(20, 10, 6),
  },
  {
    projects: 1,
    daysAgo: 126,
    margin: 'good',
    stages: [next(120), next(110)],
    rounds: [failed(107), passed(82)],
    ending: approvedTo(50, 40, 36),
  },
  { projects: 1, daysAgo: 80, margin: 'good', stages: [next(74), next(63)], rounds: [passed(59)], ending: approvedTo(32, 29, 25) },
];
