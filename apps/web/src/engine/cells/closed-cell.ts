import type { Text } from '@axle/kernel';
import { fieldsOf, type RecordRow, refusedByState, type Resource } from '@axle/page-kit';
import { cellsText } from '../../text/cells.ts';
import { engineText } from '../../text/engine.ts';

/** What is known of the user's rights on a page whose cells can be changed. */
export interface CellRights {
  readonly resource: Resource;
  readonly editable: ReadonlySet<string>;
  /** Whether the user may change records at all. */
  readonly mayUpdate: boolean;
  readonly mayWrite: (field: string) => boolean;
}

/** Why a cell cannot be changed in the list; undefined where it can. The server asks the same again. */
export function closedCell({ resource, editable, mayUpdate, mayWrite }: CellRights, name: string, row: RecordRow): Text | undefined {
  const field = fieldsOf(resource)[name];
  if (!mayUpdate) return cellsText.noRight;
  if (!field || field.readOnly) return cellsText.kept;
  if (field.immutable) return engineText.immutable;
  if (!editable.has(name)) return cellsText.elsewhere;
  if (!mayWrite(name)) return engineText.writeBlocked;
  return refusedByState(resource, row, 'update')?.message;
}
