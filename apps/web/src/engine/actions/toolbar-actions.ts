import { fill, type Text } from '@axle/kernel';
import {
  type CustomAction,
  isMine,
  mostWhole,
  type Page,
  permissionCode,
  type PostAction,
  posted,
  type RecordRow,
  refusedByState,
  type StandardAction,
  standardCode,
  standardWhen,
} from '@axle/page-kit';
import { mostBulkRows } from '@axle/tasks';
import type { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { listText } from '../../text/list.ts';
import { grouped } from '../grouped.ts';

/** Most rows that are done at once without being checked first; more, and sets, go the way of bulk actions. */
export const mostDirect = 100;

/** Effects of actions that change nothing. */
const readsOnly: ReadonlySet<CustomAction['effect']> = new Set(['open', 'file', 'view']);

/** Whether an action only reads; a file that is counted leaves its trace. */
const reads = (action: CustomAction): boolean =>
  readsOnly.has(action.effect) && !(action.effect === 'file' && action.countedBy !== undefined);

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

/** Who looks at the buttons: what they hold, who they are, and whether they look through another user's eyes. */
export type ToolbarReader = Pick<Session, 'can' | 'userId' | 'viewing'>;

/**
 * The buttons that act on records, as far as the user holds the right; each with the reason where the ticked rows do not fit it, or where
 * somebody looks through the user's eyes and it would write.
 */
export function toolbarActions(
  section: string,
  page: Page,
  reader: ToolbarReader,
  ticked: readonly RecordRow[],
  /** Rows of a set that is ticked in place of single rows. */
  inSet = 0,
): readonly ToolbarAction[] {
  const { userId, viewing } = reader;
  const allowed = (action: CustomAction) =>
    action.effect !== 'view' && reader.can(permissionCode(section, page.key, action.permission ?? action.key));
  const own = standard
    .filter(action => page.standard.includes(action.key) && reader.can(standardCode(section, page, action.key)))
    .map(action => ({
      key: action.key,
      title: page.titles?.[action.key] ?? action.title,
      standard: action.key,
      tone: action.tone,
      blocked: viewing
        ? engineText.viewing
        : (blockedBy(page, { on: action.on, when: standardWhen(action.key) }, ticked, inSet, userId) ?? allStay(page, action.key, ticked)),
    }));
  const custom = page.actions.filter(allowed).map(action => ({
    key: action.key,
    title: action.title,
    custom: action,
    tone: action.tone,
    blocked:
      viewing && !reads(action)
        ? engineText.viewing
        : blockedBy(page, { ...action, preview: posted(action)?.preview, whole: posted(action)?.whole }, ticked, inSet, userId),
  }));
  return [...own, ...custom];
}

/** Why ticked records can neither be changed nor deleted, where that holds of all of them by their states. */
function allStay({ resource }: Page, key: StandardAction, ticked: readonly RecordRow[]): Text | undefined {
  if (!resource || (key !== 'update' && key !== 'del')) return undefined;
  const refused = ticked.map(row => refusedByState(resource, row, key)?.message);
  return refused.every(message => message !== undefined) ? refused[0] : undefined;
}

/** Rows of a batch that an action can do something with. */
export const fittingRows = (action: Pick<CustomAction, 'when'>, rows: readonly RecordRow[], user?: number): readonly RecordRow[] => {
  const { when } = action;
  if (!when) return rows;
  const { mine } = when;
  return rows.filter(row => when.in.includes(row[when.field]) && (mine === undefined || isMine(row, mine, user)));
};

/** Whether an action on what is ticked is checked row by row first; ticked rows that are one piece of work go in one call. */
export const runsInBulk = (page: Page, action: ToolbarAction, ticked: number, inSet: boolean): boolean =>
  (page.resource?.managed === true || posted(action.custom)?.preview === true) &&
  (action.standard !== undefined || posted(action.custom)?.on === 'many') &&
  (inSet || ticked > (posted(action.custom)?.preview ? 1 : posted(action.custom)?.whole ? mostWhole : mostDirect));

function blockedBy(
  page: Page,
  { on, when, most: fewer = Number.POSITIVE_INFINITY, preview, whole }: Pick<PostAction, 'on' | 'when' | 'most' | 'preview' | 'whole'>,
  ticked: readonly RecordRow[],
  inSet: number,
  user: number | undefined,
): Text | undefined {
  if (on === 'none') return undefined;
  const most = Math.min(fewer, whole ? mostWhole : page.resource?.managed || preview ? mostBulkRows : mostDirect);
  if (Math.max(inSet, ticked.length) > most && on === 'many') return fill(listText.tooManyTicked, { most: grouped(most) });
  if (inSet > 0) return on === 'one' ? engineText.tickOnlyOne : undefined;
  if (ticked.length === 0) return on === 'one' ? engineText.tickOne : engineText.tickSome;
  if (on === 'one' && ticked.length > 1) return engineText.tickOnlyOne;
  if (fittingRows({ when }, ticked, user).length > 0) return undefined;
  const fits = when?.mine !== undefined && fittingRows({ when: { field: when.field, in: when.in } }, ticked).length > 0;
  return fits ? engineText.notYours : engineText.noneFits;
}
