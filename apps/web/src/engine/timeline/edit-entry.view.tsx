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
export const EditTitle = observer(function EditTitle({ told, onVersion }: { readonly told: EditEvent; onVersion(version: number): void }) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const { resource } = usePageModel();
  const { title, tone } = actions[told.action];
  const transition = transitionOfEdit(resource, told);
  const task = told.import?.task;
  return (
    <>
      <span className={`ax-pill ax-tone-${told.import?.reverts ? 'warn' : tone}`}>
        {session.say(transition?.title ?? (told.import?.reverts ? timelineText.reverted : title))}
      </span>
      <button
        type="button"
        className="ax-timeline-link"
        title={session.say(timelineText.openVersion, { version: String(told.version) })}
        onClick={() => onVersion(told.version)}
      >
        {session.say(timelineText.version, { version: String(told.version) })}
      </button>
      {told.request !== undefined && <code>{told.request}</code>}
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
export const EditBody = observer(function EditBody({ told }: { readonly told: EditEvent }) {
  const session = useService(Session);
  const { resource } = usePageModel();
  const fields: Readonly<Record<string, Field>> = fieldsOf(resource);
  if (told.changes.length === 0) return <p className="ax-faint">{session.say(timelineText.otherFields)}</p>;
  return <ChangesTable fields={fields} changes={told.changes} isNew={told.version === 1} />;
});
