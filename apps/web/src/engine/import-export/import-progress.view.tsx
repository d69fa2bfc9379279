import { fill, type Text } from '@axle/kernel';
import { Callout, ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { grouped } from '../grouped.ts';
import type { ImportStore } from './import-store.ts';
import type { ImportTask } from './task-center.ts';

/** The progress of an import: its current step, and its rows by outcome. */
export const ImportProgress = observer(function ImportProgress({
  importing,
  task,
}: {
  readonly importing: ImportStore;
  readonly task: ImportTask;
}) {
  const session = useService(Session);
  const { step } = importing;
  const busy = step === 'checking' || step === 'running';
  const { text, intent } = standing(importing, task);
  const counts =
    task.kind === 'revert'
      ? revertCounts(task)
      : [
          { title: importText.rowsNew, count: task.newRows, tone: 'good' },
          { title: importText.rowsChanged, count: task.changedRows, tone: 'info' },
          { title: importText.rowsSame, count: task.sameRows, tone: 'neutral' },
          { title: importText.rowsBad, count: task.badRows, tone: 'bad' },
        ];
  return (
    <div className="ax-import-state">
      <Callout intent={intent} compact icon={busy ? false : undefined} aria-live="polite">
        {session.say(text)}
        {task.error && <div>{task.error}</div>}
      </Callout>
      {task.notes && (
        <Callout intent="warning" compact role="note">
          {task.notes}
        </Callout>
      )}
      {busy && (
        <div className="ax-import-bar">
          <ProgressBar value={task.rows ? (task.doneRows ?? 0) / task.rows : undefined} intent="primary" aria-label={session.say(text)} />
          <span role="status">
            {task.rows ? session.say(importText.checkedRows, { done: grouped(task.doneRows), rows: grouped(task.rows) }) : '…'}
          </span>
        </div>
      )}
      <div className={counts.length === 3 ? 'ax-counts ax-three' : 'ax-counts'}>
        {counts.map(one => (
          <div key={one.tone} className={(one.count ?? 0) > 0 ? `ax-count ax-tone-${one.tone}` : 'ax-count'}>
            <strong>{grouped(one.count)}</strong>
            <span>{session.say(one.title)}</span>
          </div>
        ))}
      </div>
    </div>
  );
});

const revertCounts = (task: ImportTask) => [
  { title: importText.rowsDeleted, count: task.newRows, tone: 'info' },
  { title: importText.rowsRestored, count: task.changedRows, tone: 'good' },
  { title: importText.rowsStay, count: task.badRows, tone: 'bad' },
];

function standing(
  importing: ImportStore,
  task: ImportTask,
): { readonly text: Text; readonly intent: 'primary' | 'success' | 'warning' | 'danger' | 'none' } {
  if (task.kind === 'revert') return revertStanding(task);
  switch (importing.step) {
    case 'running':
      return { text: importText.importing, intent: 'primary' };
    case 'decide':
      if (!importing.confirmable) return { text: importText.decideRefused, intent: 'danger' };
      if (importing.useful === 0) return { text: importText.decideNothing, intent: 'none' };
      return task.state === 'ready'
        ? { text: importText.decideReady, intent: 'success' }
        : { text: fill(importText.decideErrors, { bad: task.badRows ?? 0 }), intent: 'warning' };
    case 'finished':
      if (task.state === 'done') return { text: importText.importDone, intent: 'success' };
      if (task.state === 'partial') return { text: importText.importPartial, intent: 'warning' };
      return task.state === 'cancelled'
        ? { text: importText.importCancelled, intent: 'none' }
        : { text: importText.importFailed, intent: 'danger' };
    default:
      return { text: importText.checking, intent: 'primary' };
  }
}

function revertStanding({ state }: ImportTask): ReturnType<typeof standing> {
  if (state === 'done') return { text: importText.reverted, intent: 'success' };
  if (state === 'partial') return { text: importText.revertedPartly, intent: 'warning' };
  return state === 'failed' ? { text: importText.revertFailed, intent: 'danger' } : { text: importText.reverting, intent: 'primary' };
}
