import { compareDecimals, type Decimal, fill, type Refusal, type Text, text, zero } from '@axle/kernel';
import { passScore, type VetoFacts, vetoes } from './score.ts';
import { stageOrder } from './stage-move.ts';
import { nextStage, type ProjectStage, type Stage } from './stage.ts';

/** What a project is asked for at the gate of its stage. */
export interface GateFacts extends VetoFacts {
  readonly stage: ProjectStage;
  readonly name?: string;
  readonly category?: number;
  readonly markets?: readonly unknown[];
  readonly rivals?: readonly unknown[];
  readonly sourceNote?: string;
  readonly score?: Decimal;
  readonly suppliers?: readonly unknown[];
  readonly singleSourceReason?: string;
  /** Landed cost by the final cost sheet. */
  readonly finalCost?: Decimal;
  readonly budget?: Decimal;
  readonly spent: Decimal;
  /** A sample of the chosen supplier has passed. */
  readonly hasPassedSample: boolean;
  readonly isApproved: boolean;
  readonly isRegistered: boolean;
  readonly hasActiveSupplierItem: boolean;
  readonly hasApprovedFirstOrder: boolean;
  /** It has its ASIN on a site of Amazon, or is offered on another platform. */
  readonly isListed: boolean;
  readonly hasReceivedGoods: boolean;
  /** Open exceptions of level high. */
  readonly openHigh: number;
}

const unless = (holds: boolean, zh: string, en: string): readonly Text[] => (holds ? [] : [text(zh, en)]);
const some = (list: readonly unknown[] | undefined, least = 1): boolean => (list?.length ?? 0) >= least;
const said = (words: string | undefined): boolean => Boolean(words?.trim());

const scored = (facts: GateFacts): readonly Text[] => [
  ...(facts.score === undefined || compareDecimals(facts.score, passScore) < 0
    ? [fill(text('评分达到70（现为{score}）', 'a score of 70 or more (now {score})'), { score: facts.score ?? '–' })]
    : []),
  ...vetoes(facts).map(veto => fill(text('排除否决项：{veto}', 'no veto: {veto}'), { veto })),
];

/** What each gate asks for, by the stage that lies behind it. */
const gates: Readonly<Partial<Record<Stage, (facts: GateFacts) => readonly Text[]>>> = {
  eval: facts => [
    ...unless(said(facts.name), '名称', 'a name'),
    ...unless(facts.category !== undefined, '品类', 'a category'),
    ...unless(some(facts.markets), '目标市场', 'a market'),
    ...unless(some(facts.rivals) || said(facts.sourceNote), '至少一个竞品或来源说明', 'a rival or a source note'),
  ],
  sample: facts => [
    ...scored(facts),
    ...unless(
      some(facts.suppliers, 2) || said(facts.singleSourceReason),
      '至少两家报价或单一来源原因',
      'two quotes or a single-source reason',
    ),
    ...unless(facts.ip !== undefined && facts.ip !== 'pending', '知识产权检索结果', 'the result of the IP search'),
  ],
  approval: facts => [
    ...unless(facts.hasPassedSample, '选定供应商的合格样品', 'a passed sample of the chosen supplier'),
    ...unless(facts.finalCost !== undefined, '最终成本', 'the final cost'),
    ...unless(compareDecimals(facts.spent, facts.budget ?? zero) <= 0, '花费不超过预算', 'spending within the budget'),
  ],
  register: facts => unless(facts.isApproved, '立项审批通过', 'the approval of the project'),
  listing: facts => [
    ...unless(facts.isRegistered, '已建SKU的新品登记', 'a registration whose SKU is created'),
    ...unless(facts.hasActiveSupplierItem, '启用的供应商SKU', 'an active supplier item'),
    ...unless(facts.hasApprovedFirstOrder, '已审批的首单', 'an approved first order'),
  ],
  done: facts => [
    ...unless(facts.isListed, '已获ASIN的上架或其他平台的Listing', 'a listing with its ASIN, or one on another platform'),
    ...unless(facts.hasReceivedGoods, '首批到货', 'the first goods received'),
  ],
};

/** [N3] What is missing for a project to go on to a stage, in words; nothing where it may go. */
export const missingFor = (facts: GateFacts, to: Stage): readonly Text[] => [
  ...(gates[to]?.(facts) ?? []),
  ...unless(facts.openHigh === 0, '处理未关闭的高级别异常', 'no open exception of high severity'),
];

const listed = (words: readonly Text[]): Text => ({
  zh: words.map(({ zh }) => zh).join('；'),
  en: words.map(({ en }) => en).join('; '),
});

/**
 * [N3] [N3a] Why a project may not go on to a stage: it is not the next one (`STAGE_ORDER`), or something is missing (`GATE`), which the
 * sentence lists. Undefined where it may.
 */
export function gateRefusal(facts: GateFacts, to: ProjectStage): Refusal | undefined {
  const next = nextStage(facts.stage);
  if (next === undefined || next !== to) return stageOrder;
  const missing = missingFor(facts, next);
  return missing.length === 0
    ? undefined
    : { code: 'GATE', field: 'stage', message: fill(text('还缺：{missing}', 'Still missing: {missing}'), { missing: listed(missing) }) };
}
