import { type EditEvent, type FieldChange, permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { fieldRights, readableChanges } from '../resources/field-rights.ts';
import { olderThan, type TimelineSource } from './timeline-source.ts';

/**
 * What was written into the record, from its history: with the differences that the reader may see, and nothing that reveals the others.
 */
export const editSource: TimelineSource = {
  kind: 'edit',
  async read({ parts, entity, id }, before, limit) {
    const { database, caller, resource } = parts;
    const rows = await database
      .selectFrom('audit_log')
      .leftJoin('import_task', 'import_task.id', 'audit_log.import_task')
      .select(['audit_log.id', 'action', 'by_user', 'audit_log.at', 'audit_log.version', 'changes', 'change_request', 'transition'])
      .select(['import_task', 'import_task.file_name', 'import_task.by as importer'])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where(olderThan('audit_log.at', 'audit_log.id', before))
      .orderBy('audit_log.at', 'desc')
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .execute();
    const { mayRead } = fieldRights(parts);
    const opensTasks = can(caller.access, permissionCode('resourceCenter', 'importTask', 'list'));
    const { states } = resource;
    return rows.map(row => {
      const seesTask = opensTasks && row.file_name !== null && (caller.access.isSuper || row.importer === caller.access.userId);
      const seesState = states !== undefined && mayRead(states.field);
      const event: EditEvent = {
        kind: 'edit',
        action: readableAction(row.action, seesState, mayRead('status')),
        version: row.version,
        ...(row.transition !== null && seesState ? { transition: row.transition } : {}),
        ...(row.change_request === null ? {} : { request: row.change_request }),
        ...(row.import_task === null
          ? {}
          : {
              import: {
                reverts: row.action !== 'import',
                ...(seesTask ? { task: { id: row.import_task, file: row.file_name! } } : {}),
              },
            }),
        changes: readableChanges(parts, row.changes as readonly FieldChange[]),
      };
      return { id: row.id, entry: { key: `edit-${row.id}`, at: row.at, ...(row.by_user === null ? {} : { by: row.by_user }), ...event } };
    });
  },
};

/** An action that would reveal a field which the reader may not see becomes a plain update. */
function readableAction(action: EditEvent['action'], seesState: boolean, seesStatus: boolean): EditEvent['action'] {
  if (action === 'state' && !seesState) return 'update';
  return (action === 'enable' || action === 'disable') && !seesStatus ? 'update' : action;
}
