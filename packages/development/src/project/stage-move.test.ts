import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageMove } from './stage-move.ts';
import { nextStage, type ProjectStage, stages, workedStages } from './stage.ts';

const all: readonly ProjectStage[] = [...stages, 'hold', 'dropped'];
const moved = (from: ProjectStage, to: ProjectStage, heldAt?: ProjectStage) => {
  const move = stageMove(from, to, heldAt);
  return move.ok ? move.value : move.refusal.code;
};

describe('moves of a project', () => {
  it('[N24] one stage on, one back, on hold, dropped; from an idea nothing leads to the samples', () => {
    expect(moved('idea', 'eval')).toBe('next');
    expect(moved('listing', 'done')).toBe('next');
    expect(moved('sample', 'eval')).toBe('back');
    expect(moved('sample', 'hold')).toBe('hold');
    expect(moved('sample', 'dropped')).toBe('drop');
    expect([moved('idea', 'sample'), moved('listing', 'approval')]).toEqual(['STAGE_ORDER', 'STAGE_ORDER']);
  });

  it('[N24] from a hold back to its stage or dropped; a dropped one begins again; what sells stays', () => {
    expect([moved('hold', 'sample', 'sample'), moved('hold', 'dropped', 'sample')]).toEqual(['resume', 'drop']);
    expect(moved('hold', 'approval', 'sample')).toBe('STAGE_HELD');
    expect([moved('dropped', 'idea'), moved('dropped', 'eval')]).toEqual(['reopen', 'STAGE_DROPPED']);
    expect(all.map(to => moved('done', to))).toEqual(all.map(() => 'STAGE_DONE'));
  });

  it('[N24] always one stage at a time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...workedStages), fc.constantFrom(...all), (from, to) => {
        expect(moved(from, to) === 'next').toBe(to === nextStage(from));
        expect(moved(from, to) === 'back').toBe(nextStage(to) === from);
      }),
    );
  });
});
