import { refuse } from '@axle/kernel';
import { permissionCode, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { inspectorRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

const judgeAny = permissionCode('qualityTesting', 'sampleJudgement', 'judgeAny');

/** [Q28a] What stands against the caller working on a lot. */
const refusedTo = ({ caller: { access } }: RecordParts, inspector: unknown) =>
  inspectorRefusals(typeof inspector === 'number' ? inspector : undefined, { user: access.userId, mayJudgeAny: can(access, judgeAny) });

/** [Q28a] An action on a lot that its inspector takes, or whoever may judge for others. */
export const byInspector =
  (act: ActionHandler): ActionHandler =>
  async context => {
    const { parts, targets } = context;
    const lot = await parts.database
      .selectFrom('inspection')
      .select('inspector')
      .where('id', '=', targets[0]?.id ?? 0)
      .executeTakeFirst();
    const refused = lot ? refusedTo(parts, lot.inspector) : [];
    return refused.length > 0 ? refuse(refused) : act(context);
  };

/** [Q28a] {@link byInspector} of a transition. */
export const ledByInspector =
  (effect: TransitionEffect<RecordRow>): TransitionEffect =>
  async transit => {
    const refused = refusedTo(transit.parts, transit.before['inspector']);
    return refused.length > 0 ? refuse(refused) : effect(transit);
  };
