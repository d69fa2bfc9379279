import type { Text } from '@axle/kernel';
import { type EditEvent, type Field, fieldsOf, type HistoryEntry, transitionOfEdit } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { usePageModel } from '../page-model-context.ts';
import { ChangesTable } from './changes-table.view.tsx';

const actions: Readonly<Record<HistoryEntry['action'], { readonly title: Text; readonly tone: string }>> = {
  add: { title: timelineText.created, tone: 'good' },
  update: { title: timelineText.updated, tone: 'info' },
  import: { title: timelineText.imported, tone: 'info' },
  enable: { title: timelineText.enabled, tone: 'good' },
  disable: { title: timelineText.disabled, tone: 'neutral' },
  state: { title: timelineText.stateChanged, tone: 'info' },
  del: { title: timelineText.deleted, tone: 'bad' },
};

/** What an edit is called: the transition by its name, an import that was taken back as that. */
export const EditTitle = observer(function EditTitle({ edit, onVersion }: { readonly edit: EditEvent; onVersion(version: number): void }) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const { resource } = usePageModel();
  const { title, tone } = actions[edit.action];
  const transition = transitionOfEdit(resource, edit);
  const task = edit.import?.task;
  return (
    <>
      <span className={`ax-pill ax-tone-${edit.import?.reverts ? 'warn' : tone}`}>
        {session.say(transition?.title ?? (edit.import?.reverts ? timelineText.reverted : title))}
      </span>
      <button
        type="button"
        className="ax-timeline-link"
        title={session.say(timelineText.openVersion, { version: String(edit.version) })}
        onClick={() => onVersion(edit.version)}
      >
        {session.say(timelineText.version, { version: String(edit.version) })}
      </button>
      {edit.request !== undefined && <code>{edit.request}</code>}
      {task && (
        <button
          type="button"
          className="ax-timeline-link"
          disabled={!session.canOpen('importTask')}
          onClick={() => navigation.go(`/admin/resourceCenter/importTask?record=${task.id}`)}
        >
          {session.say(timelineText.byImport, { file: task.file })}
        </button>
      )}
    </>
  );
});

/** What an edit changed, as far as the reader may see it. */
export const EditBody = observer(function EditBody({ edit }: { readonly edit: EditEvent }) {
  const session = useService(Session);
  const { resource } = usePageModel();
  const fields: Readonly<Record<string, Field>> = fieldsOf(resource);
  if (edit.changes.length === 0) return <p className="ax-faint">{session.say(timelineText.otherFields)}</p>;
  return <ChangesTable fields={fields} changes={edit.changes} isNew={edit.version === 1} />;
});
