import { stageDays } from './stage-clock.ts';
import type { StageLeft } from './stage-left.ts';
import { nextStage, type ProjectStage, type Stage, stages } from './stage.ts';

/** How a project came to be where it is. */
export interface ProjectCourse {
  readonly stage: ProjectStage;
  /** The stage at which a project on hold was before. */
  readonly prevStage?: ProjectStage;
  readonly left: readonly StageLeft[];
}

/** What projects came to at one stage. */
export interface StageStatistic {
  readonly stage: Stage;
  /** Projects that came as far as the stage or further, wherever they are now. */
  readonly reached: number;
  /** Projects that are there now; those on hold are not. */
  readonly here: number;
  /** The median of the days after which projects went on to the next stage; undefined where none did. */
  readonly medianDays?: number;
  /** Of those that went on, hundredths that took longer than the stage allows; undefined where none did, or no clock runs. */
  readonly lateShare?: number;
}

/** The middle of numbers; of an even number of them half way between the two in the middle. Undefined of none. */
function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** [N26] The furthest stage to which a project came: none of its former stages, and not the one at which it is, lies behind it. */
export function furthestStage({ stage, prevStage, left }: ProjectCourse): Stage {
  const been = [stage, prevStage, ...left.map(one => one.stage)].map(one => stages.findIndex(each => each === one));
  return stages[Math.max(0, ...been)]!;
}

/**
 * [N26] What projects came to stage by stage: how many came so far, are there, how long they took to go on, and how many of these took
 * longer than the stage allows.
 */
export function stageStatistics(projects: readonly ProjectCourse[]): readonly StageStatistic[] {
  const furthest = projects.map(project => stages.indexOf(furthestStage(project)));
  return stages.map((stage, place) => {
    const days = projects.flatMap(({ left }) =>
      left.filter(one => one.stage === stage && one.to === nextStage(stage)).map(one => one.days),
    );
    const [middle, allowed] = [median(days), stageDays[stage]];
    return {
      stage,
      reached: furthest.filter(one => one >= place).length,
      here: projects.filter(project => project.stage === stage).length,
      ...(middle === undefined ? {} : { medianDays: middle }),
      ...(allowed === undefined || days.length === 0 ? {} : { lateShare: (days.filter(one => one > allowed).length * 100) / days.length }),
    };
  });
}

/** [N26] Of the projects that came to an end, hundredths whose product sells; undefined while none has ended. */
export function hitRate(projects: readonly Pick<ProjectCourse, 'stage'>[]): number | undefined {
  const ended = projects.filter(({ stage }) => stage === 'done' || stage === 'dropped');
  return ended.length === 0 ? undefined : (ended.filter(({ stage }) => stage === 'done').length * 100) / ended.length;
}
