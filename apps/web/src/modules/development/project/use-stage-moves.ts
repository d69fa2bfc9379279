import { type ProjectStage, stageMove } from '@axle/development';
import { fill, type Text } from '@axle/kernel';
import { type EnumField, type RecordRow, regrouped } from '@axle/page-kit';
import { toolbarActions, type ToolbarAction } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ProjectBoardStore } from './project-board.store.ts';
import { projectBoardText as text } from './project-board-text.ts';

/** How projects are moved on the board. */
export interface StageMoves {
  stageName(stage: unknown): Text;
  /** The step that leads a project to a stage, if one does and the user may take it. */
  stepTo(row: RecordRow, stage: ProjectStage): ToolbarAction | undefined;
  /** [N24] Moves a project to a stage; where that is refused, its card says why. */
  move(row: RecordRow, stage: ProjectStage): Promise<void>;
}

const stageOf = (row: RecordRow, key: 'stage' | 'prevStage') => row[key] as ProjectStage;

/** Moves projects by the actions of the page: each by its own right, with its own question. */
export function useStageMoves(store: ProjectBoardStore): StageMoves {
  const { section, page, resource, actions: runner } = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const run = useActionRunner();
  const { options } = resource.fields['stage'] as EnumField;
  const stageName = (stage: unknown) => options.find(({ code }) => code === stage)!.label;
  const offered = (row: RecordRow) => (session.viewing ? [] : toolbarActions(section, page, session, [row]));
  const leading = (row: RecordRow, stage: ProjectStage) => stageMove(stageOf(row, 'stage'), stage, stageOf(row, 'prevStage'));
  const stepTo = (row: RecordRow, stage: ProjectStage) => {
    const leads = leading(row, stage);
    return leads.ok ? offered(row).find(({ key, blocked }) => key === leads.value && !blocked) : undefined;
  };
  const move = async (row: RecordRow, stage: ProjectStage) => {
    if (stageOf(row, 'stage') === stage || runner.running !== undefined) return;
    store.refuse(undefined);
    const leads = leading(row, stage);
    if (!leads.ok) return store.refuse({ id: row.id, why: leads.refusal.message });
    const action = stepTo(row, stage);
    if (!action) return store.refuse({ id: row.id, why: text.forbidden });
    // the others ask for a reason, or whether it is meant
    if (leads.value !== 'next' && leads.value !== 'resume') return run(action, [row]);
    const outcome = await runner.run(action, [row]);
    const refusal = outcome?.refusal ?? outcome?.outcomes.find(one => one.refusal)?.refusal;
    runner.dismiss();
    if (refusal) store.refuse({ id: row.id, why: refusal.message });
    else if (outcome) messages.show('good', fill(text.moved, { name: regrouped(String(row['projectNo'])), stage: stageName(stage) }));
    return undefined;
  };
  return { stageName, stepTo, move };
}
