import type { Refusal, Result } from '@axle/kernel';
import type { RecordValues, Target, TargetOutcome } from '@axle/page-kit';
import type { FileFolder } from '../../files/file-folder.ts';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** What a custom action works with: the records as the caller sees them, the ticked ones, and the dialog's input, checked by its fields. */
export interface ActionContext {
  readonly parts: RecordParts;
  readonly targets: readonly Target[];
  readonly input: RecordValues;
  /** By which the call is known: sent again with it, the action is done once. */
  readonly key?: string;
  /** Where files lie; absent where the action runs as a task. */
  readonly files?: FileFolder;
  /** Of what was refused as a whole for a part of it, the rest shall be done. */
  readonly allowedPart?: true;
}

/** The effect of a custom action: an outcome for each target. */
export interface ActionHandler {
  (context: ActionContext): Promise<Result<readonly TargetOutcome[], Refusal | readonly Refusal[]>>;
  /** Called with the codes of the refusals where the action is refused as a whole, once nothing of it has been written. */
  readonly refused?: (context: ActionContext, codes: readonly string[]) => Promise<void>;
}

/** Effects of custom actions by `<page>.<action>`. */
export const actions = extensionPoint<ActionHandler>('action', (pages, key) => {
  const [page = '', action] = key.split('.', 2);
  return pages.page(page)?.page.actions.some(one => one.key === action) ?? false;
});

/** Functions of custom actions by `<page>.<action>`, as a manifest takes them. */
export type ActionHandlers = Readonly<Record<string, ActionHandler>>;
