import { fill, type LocalDate, type Text } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { toolbarActions, type ToolbarAction } from '../../../engine/actions/toolbar-actions.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ScheduleStore } from './schedule-store.ts';
import { scheduleText as text } from './schedule-text.ts';
import { dayWords } from './day-words.ts';
import { type Cell, isWaiting, type Lot } from './week-plan.ts';

/** How inspections are given to inspectors and days. */
export interface LotMoves {
  /** Whether the reader may move a lot. */
  may(lot: Lot): boolean;
  /** [Q15] [Q16] Schedules a lot, or moves one that is scheduled; where that is refused it goes back, and its card says why. */
  move(lot: Lot, cell: Cell): Promise<void>;
  /** Asks for inspector and day in a dialog. */
  ask(lot: Lot): void;
}

/** What an inspection is called. */
export const nameOf = ({ id, inspectionNo }: Lot): string => (inspectionNo === undefined ? `#${id}` : regrouped(inspectionNo));

/** Moves inspections by the actions of the page, by its right and its rules. */
export function useLotMoves(store: ScheduleStore): LotMoves {
  const { section, page, actions: runner } = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const actionFor = (lot: Lot): ToolbarAction | undefined => {
    const key = { requested: 'schedule', scheduled: 'move' }[lot.state];
    if (session.viewing || key === undefined) return undefined;
    return toolbarActions(section, page, session, [lot]).find(action => action.key === key && !action.blocked);
  };
  const refuse = (id: number, why: Text) => store.refuse({ id, why });
  const move = async (lot: Lot, cell: Cell) => {
    const { answered } = store;
    if (runner.running !== undefined || store.dropped || !answered) return;
    if (!isWaiting(answered, lot) && lot.inspector === cell.inspector && lot.planDate === cell.day) return;
    const action = actionFor(lot);
    if (!action) return refuse(lot.id, lot.state === 'requested' || lot.state === 'scheduled' ? text.forbidden : text.fixed);
    store.drop(lot.id, cell);
    const outcome = await runner.run(action, [lot], { inspector: cell.inspector, planDate: cell.day });
    const refusal = outcome?.refusal ?? outcome?.outcomes.find(one => one.refusal)?.refusal;
    runner.dismiss();
    if (!outcome || refusal) return refuse(lot.id, refusal?.message ?? text.stays);
    const day = dayWords(cell.day as LocalDate);
    return messages.show('good', fill(text.done, { name: nameOf(lot), inspector: session.nickname(cell.inspector), day }));
  };
  return {
    may: lot => actionFor(lot) !== undefined,
    move,
    ask: lot => {
      const action = actionFor(lot);
      if (!action) return;
      store.follow(lot.id);
      runner.ask(action, [lot]);
    },
  };
}
