import { ok, refuse, type Refusal, type Result, text } from '@axle/kernel';
import { nextStage, previousStage, type ProjectStage, workedStages } from './stage.ts';

/** What leads a project from one stage to another. */
export type StageMove = 'next' | 'back' | 'hold' | 'resume' | 'drop' | 'reopen';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'stage', message: text(zh, en) });

/** [N3a] A project goes from stage to stage, one at a time (`STAGE_ORDER`). */
export const stageOrder = refusal('STAGE_ORDER', '项目一次只能推进一个阶段', 'A project advances one stage at a time');
const finished = refusal('STAGE_DONE', '上架完成的项目不再变动', 'A project with a completed listing can no longer be moved');
const dropped = refusal('STAGE_DROPPED', '终止的项目只能从创意阶段重新开始', 'A dropped project can only restart as an idea');
const held = refusal('STAGE_HELD', '暂停的项目只能恢复到原阶段或终止', 'A project on hold can only return to its stage or be dropped');

const isWorked = (stage: ProjectStage): boolean => workedStages.some(one => one === stage);

/** [N24] What becomes of a project on hold that is moved: it returns to the stage at which it was put on hold, or is dropped. */
const heldMove = (to: ProjectStage, heldAt: ProjectStage | undefined): Result<StageMove> => {
  if (to === 'dropped') return ok('drop');
  return to === heldAt ? ok('resume') : refuse(held);
};

/**
 * [N24] The step that leads a project from its stage to the one onto which it is moved, and by which its rights, its gate and its reason
 * are asked for; refused where no single step leads there (`STAGE_ORDER`, `STAGE_HELD`, `STAGE_DROPPED`, `STAGE_DONE`). `heldAt` is the
 * stage at which a project on hold was before.
 */
export function stageMove(from: ProjectStage, to: ProjectStage, heldAt?: ProjectStage): Result<StageMove> {
  if (from === 'done') return refuse(finished);
  if (from === 'dropped') return to === 'idea' ? ok('reopen') : refuse(dropped);
  if (from === 'hold') return heldMove(to, heldAt);
  if (to === 'hold') return ok('hold');
  if (to === 'dropped') return ok('drop');
  if (to === nextStage(from)) return ok('next');
  return isWorked(from) && to === previousStage(from) ? ok('back') : refuse(stageOrder);
}
