import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageLeft } from './stage-left.ts';
import { hitRate, type ProjectCourse, stageStatistics } from './stage-statistics.ts';
import { type ProjectStage, stages, workedStages } from './stage.ts';

const day = (text: string) => text as LocalDate;
const since = day('2026-10-01');
const today = day('2026-10-12');

describe('stages that were left', () => {
  it('[N25] a project leaves its stage with its days there, those on hold not counted', () => {
    expect(stageLeft({ stage: 'eval', stageSince: since }, 'sample', today)).toEqual({ stage: 'eval', days: 11, to: 'sample' });
    const held = { stage: 'hold', prevStage: 'eval', stageSince: since, heldSince: day('2026-10-05') } as const;
    expect(stageLeft(held, 'dropped', today)).toEqual({ stage: 'eval', days: 4, to: 'dropped' });
  });

  it('[N25] a hold, its end and a new beginning leave no stage', () => {
    expect(stageLeft({ stage: 'eval', stageSince: since }, 'hold', today)).toBeUndefined();
    expect(stageLeft({ stage: 'hold', prevStage: 'eval', stageSince: since, heldSince: today }, 'eval', today)).toBeUndefined();
    expect(stageLeft({ stage: 'dropped', stageSince: since }, 'idea', today)).toBeUndefined();
  });
});

describe('statistics of stages', () => {
  const gone = (...left: readonly (readonly [(typeof workedStages)[number], number, ProjectStage])[]) =>
    left.map(([stage, days, to]) => ({ stage, days, to }));

  it('[N26] each project counts at every stage up to its furthest; the median is of those that went on', () => {
    const statistics = stageStatistics([
      { stage: 'idea', left: [] },
      { stage: 'sample', left: gone(['idea', 4, 'eval'], ['eval', 8, 'sample']) },
      { stage: 'eval', left: gone(['idea', 9, 'eval'], ['eval', 12, 'sample'], ['sample', 40, 'eval']) },
      { stage: 'dropped', left: gone(['idea', 5, 'eval'], ['eval', 30, 'dropped']) },
      { stage: 'hold', prevStage: 'approval', left: [] },
    ]);
    expect(statistics.map(({ reached }) => reached)).toEqual([5, 4, 3, 1, 0, 0, 0]);
    expect(statistics.map(({ here }) => here)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(statistics.slice(0, 3)).toEqual([
      { stage: 'idea', reached: 5, here: 1, medianDays: 5, lateShare: 100 / 3 },
      { stage: 'eval', reached: 4, here: 1, medianDays: 10, lateShare: 50 },
      { stage: 'sample', reached: 3, here: 1 },
    ]);
  });

  it('[N26] the hit rate is of the projects that ended', () => {
    expect(hitRate([{ stage: 'done' }, { stage: 'dropped' }, { stage: 'dropped' }, { stage: 'eval' }])).toBeCloseTo(100 / 3);
    expect(hitRate([{ stage: 'eval' }])).toBeUndefined();
  });

  it('[N26] never more come to a stage than to the one before, and all come to the first', () => {
    const course: fc.Arbitrary<ProjectCourse> = fc.record({
      stage: fc.constantFrom<ProjectStage>(...stages, 'hold', 'dropped'),
      left: fc.array(
        fc.record({ stage: fc.constantFrom(...workedStages), days: fc.nat(400), to: fc.constantFrom<ProjectStage>(...stages, 'dropped') }),
      ),
    });
    fc.assert(
      fc.property(fc.array(course), projects => {
        const reached = stageStatistics(projects).map(one => one.reached);
        expect(reached[0]).toBe(projects.length);
        expect(reached).toEqual(reached.toSorted((one, other) => other - one));
      }),
    );
  });
});
