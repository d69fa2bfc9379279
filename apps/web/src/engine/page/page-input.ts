import { inputOf, type RecordRow } from '@axle/page-kit';
import { type ToolbarAction, toolbarActions } from '../actions/toolbar-actions.ts';
import type { FormStore } from '../form/form-store.ts';
import type { PageModel } from './page-model.ts';

/** Typed values by name; null for a value that was cleared. */
type Typed = Readonly<Record<string, unknown>>;

/** What was typed into a page and not saved, as it is kept over the end of a session or a reload. */
export interface PageInput {
  readonly form?: { readonly row?: RecordRow; readonly typed: Typed; readonly slot?: string };
  readonly action?: { readonly key: string; readonly rows: readonly RecordRow[]; readonly typed: Typed };
  /** An action on many records that is being checked, waits for its confirmation or runs: the server has it. */
  readonly bulk?: { readonly key: string; readonly taskid: string };
}

/** What would be lost with a page; undefined where nothing would. */
export function pageInput({ form, forms, actions, bulk }: PageModel): PageInput | undefined {
  const { asking } = actions;
  const input: PageInput = {
    ...(form?.dirty && { form: { row: form.row, typed: typedInto(form), slot: forms.draft?.slot } }),
    ...(asking &&
      actions.dirty && { action: { key: asking.action.key, rows: asking.rows, typed: withoutSecrets(asking.action, actions.values) } }),
    ...(bulk?.report && bulk.step !== 'ended' && { bulk: { key: bulk.action.key, taskid: bulk.report.taskid } }),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}

/** Keys and passwords are typed again. */
const withoutSecrets = ({ custom }: ToolbarAction, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const field = inputOf(custom)[name];
      return !(field?.kind === 'text' && field.secret);
    }),
  );

const typedInto = (form: FormStore): Typed => Object.fromEntries(form.changed.map(name => [name, form.drafts[name] ?? null]));

/** Types what was typed before into the fields that are still there. */
function typeAgain(form: FormStore, typed: Typed): void {
  for (const name of form.fieldNames) if (Object.hasOwn(typed, name) && form.writable(name)) form.set(name, typed[name] ?? undefined);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts back what was kept, if it still fits the page. A record comes back in the version that was being edited, so that whatever
 * others changed meanwhile shows when it is saved.
 */
export function restorePageInput(model: PageModel, kept: unknown): boolean {
  const { form, action, bulk } = (isObject(kept) ? kept : {}) as Partial<Record<keyof PageInput, unknown>>;
  return [restoreForm(model, form), restoreAction(model, action), restoreBulk(model, bulk)].some(Boolean);
}

function restoreForm(model: PageModel, form: unknown): boolean {
  if (!isObject(form) || !isObject(form['typed'])) return false;
  const { row, slot, typed } = form;
  void model.forms
    .reopen(isObject(row) ? (row as RecordRow) : undefined, typeof slot === 'string' ? slot : undefined)
    .then(reopened => typeAgain(reopened, typed as Typed));
  return true;
}

function restoreAction(model: PageModel, action: unknown): boolean {
  if (!isObject(action) || !isObject(action['typed']) || !Array.isArray(action['rows'])) return false;
  const custom = model.page.actions.find(each => each.key === action['key']);
  if (!custom || !('input' in custom)) return false;
  model.actions.ask({ key: custom.key, title: custom.title, custom, tone: custom.tone }, action['rows'] as readonly RecordRow[]);
  for (const [name, value] of Object.entries(action['typed'])) model.actions.type(name, value ?? undefined);
  return true;
}

/** What the action may still do, the server says. */
function restoreBulk(model: PageModel, bulk: unknown): boolean {
  if (!isObject(bulk) || typeof bulk['taskid'] !== 'string') return false;
  const action = toolbarActions(model.section, model.page, { can: () => true, userId: undefined, viewing: false }, []).find(
    ({ key }) => key === bulk['key'],
  );
  if (action) model.resumeBulk(action, bulk['taskid']);
  return action !== undefined;
}
