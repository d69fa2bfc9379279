import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateRefusal, type GateFacts, missingFor } from './gate.ts';
import { passScore } from './score.ts';
import { nextStage, type ProjectStage, stages } from './stage.ts';

const money = (text: string) => text as Decimal;
/** A project that may pass every gate. */
const whole: GateFacts = {
  stage: 'idea',
  name: 'Front brake pad set',
  category: 3,
  markets: ['US'],
  rivals: [{}],
  score: money('70.8'),
  marginPct: money('25.66'),
  ip: 'clear',
  suppliers: [{}, {}],
  finalCost: money('18.40'),
  budget: money('3000'),
  spent: money('3000'),
  hasPassedSample: true,
  isApproved: true,
  isRegistered: true,
  hasActiveSupplierItem: true,
  hasApprovedFirstOrder: true,
  isListed: true,
  hasReceivedGoods: true,
  openHigh: 0,
};
const said = (change: Partial<GateFacts>, stage: ProjectStage) =>
  gateRefusal({ ...whole, ...change, stage }, nextStage(stage) ?? 'done')?.message.en;
const all: readonly ProjectStage[] = [...stages, 'hold', 'dropped'];

describe('gates', () => {
  it('[N3] an idea has a name, a category, a market, and a rival or a source note', () => {
    const { name: _, category: _category, ...bare } = { ...whole, stage: 'idea' as const };
    expect(missingFor({ ...bare, markets: [], rivals: [] }, 'eval').map(({ en }) => en)).toEqual([
      'a name',
      'a category',
      'a market',
      'a rival or a source note',
    ]);
    expect(said({ rivals: [], sourceNote: 'Asked for at the fair' }, 'idea')).toBeUndefined();
  });

  it('[N3] an evaluated one scores 70 without a veto, has two quotes or a reason for one, and its IP is searched', () => {
    expect(said({ score: money('66.3') }, 'eval')).toBe('Still missing: a score of 70 or more (now 66.3)');
    expect(said({ ip: 'pending', suppliers: [{}] }, 'eval')).toBe(
      'Still missing: two quotes or a single-source reason; the result of the IP search',
    );
    expect(said({ suppliers: [{}], singleSourceReason: 'Holds the patent' }, 'eval')).toBeUndefined();
    expect(said({ ip: 'high' }, 'eval')).toBe('Still missing: no veto: high IP risk');
  });

  it('[N3] behind the samples one has passed, the cost is final, and the budget holds', () => {
    const { finalCost: _, ...open } = whole;
    expect(missingFor({ ...open, hasPassedSample: false, spent: money('3000.01') }, 'approval').map(({ en }) => en)).toEqual([
      'a passed sample of the chosen supplier',
      'the final cost',
      'spending within the budget',
    ]);
  });

  it('[N3] then come approval, registration, supplier item and first order, listing and goods', () => {
    expect(said({ isApproved: false }, 'approval')).toBe('Still missing: the approval of the project');
    const none = { isRegistered: false, hasActiveSupplierItem: false, hasApprovedFirstOrder: false };
    expect(missingFor({ ...whole, ...none }, 'listing')).toHaveLength(3);
    expect(missingFor({ ...whole, isListed: false, hasReceivedGoods: false }, 'done')).toHaveLength(2);
  });

  it('[N3] an open exception of level high holds a project at any stage', () => {
    for (const stage of stages.slice(0, -1)) {
      expect(said({}, stage)).toBeUndefined();
      expect(said({ openHigh: 1 }, stage)).toBe('Still missing: no open exception of high severity');
    }
  });

  it('[N3a] from an idea nothing leads to the samples: one stage at a time', () => {
    expect(gateRefusal(whole, 'sample')?.code).toBe('STAGE_ORDER');
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...all), (from, to) => {
        const refused = gateRefusal({ ...whole, stage: from }, to)?.code;
        expect(refused).toBe(nextStage(from) === to ? undefined : 'STAGE_ORDER');
      }),
    );
  });

  it('[N3] never opens for a score below 70', () => {
    fc.assert(
      fc.property(fc.nat(1000), tenths => {
        const score = money(String(tenths / 10));
        expect(said({ score }, 'eval') === undefined).toBe(compareDecimals(score, passScore) >= 0);
      }),
    );
  });
});
