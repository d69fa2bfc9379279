import type { Text } from '@axle/kernel';
import { type CustomAction, type Page, permissionCode, type RecordRow, type StandardAction } from '@axle/page-kit';
import { engineText } from '../../text/engine.ts';

/** Most rows that one batch takes. */
export const mostTargets = 1000;

/** A button of the toolbar. */
export interface ToolbarAction {
  readonly key: string;
  readonly title: Text;
  readonly standard?: StandardAction;
  readonly custom?: CustomAction;
  readonly tone?: 'primary' | 'danger';
  /** Why it cannot be used now. */
  readonly blocked?: Text;
}

const standard: readonly {
  readonly key: StandardAction;
  readonly title: Text;
  readonly on: CustomAction['on'];
  readonly tone?: 'primary' | 'danger';
}[] = [
  { key: 'add', title: engineText.add, on: 'none', tone: 'primary' },
  { key: 'update', title: engineText.update, on: 'one' },
  { key: 'enable', title: engineText.enable, on: 'many' },
  { key: 'disable', title: engineText.disable, on: 'many' },
  { key: 'del', title: engineText.del, on: 'many', tone: 'danger' },
];

/** The buttons that act on records, as far as the user holds the right; each with the reason where the ticked rows do not fit it. */
export function toolbarActions(
  section: string,
  page: Page,
  can: (code: string) => boolean,
  ticked: readonly RecordRow[],
): readonly ToolbarAction[] {
  const allowed = (action: string) => (page.openToAll && action === 'list') || can(permissionCode(section, page.key, action));
  const own = standard
    .filter(action => page.standard.includes(action.key) && allowed(action.key))
    .map(action => ({
      key: action.key,
      title: action.title,
      standard: action.key,
      tone: action.tone,
      blocked: blockedBy(action.on, ticked, whenOf(action.key)),
    }));
  const custom = page.actions
    .filter(action => allowed(action.permission ?? action.key))
    .map(action => ({
      key: action.key,
      title: action.title,
      custom: action,
      tone: action.tone,
      blocked: blockedBy(action.on, ticked, action.when),
    }));
  return [...own, ...custom];
}

/** Rows of a batch that an action can do something with. */
export const fittingRows = (action: Pick<CustomAction, 'when'>, rows: readonly RecordRow[]): readonly RecordRow[] => {
  const { when } = action;
  return when ? rows.filter(row => when.in.includes(row[when.field])) : rows;
};

/** Enabling takes rows out of use, disabling rows in use. */
export const whenOf = (action: StandardAction): CustomAction['when'] =>
  action === 'enable' ? { field: 'status', in: [0] } : action === 'disable' ? { field: 'status', in: [1] } : undefined;

function blockedBy(on: CustomAction['on'], ticked: readonly RecordRow[], when: CustomAction['when']): Text | undefined {
  if (on === 'none') return undefined;
  if (ticked.length === 0) return on === 'one' ? engineText.tickOne : engineText.tickSome;
  if (on === 'one' && ticked.length > 1) return engineText.tickOnlyOne;
  if (ticked.length > mostTargets) return engineText.tooManyTicked;
  return fittingRows({ when }, ticked).length === 0 ? engineText.noneFits : undefined;
}
