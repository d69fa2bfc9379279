import type { Refusal } from '@axle/kernel';
import { fieldsOf, type Resource } from '@axle/page-kit';
import { type ImportRowError, mainPaths } from '@axle/wire';
import { Button, Callout, HTMLSelect, NonIdealState, Spinner } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { grouped } from '../../../engine/grouped.ts';
import { saveReply } from '../../../engine/files/save-file.ts';
import { TaskCenter } from '../../../engine/import-export/task-center.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { MainClient } from '../../../gateways/main-client.ts';
import { Messages } from '../../../shell/messages.ts';
import { loadPage } from '../../../shell/page/page-chunks.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import './import-tabs.css';
import { importText as text } from './import-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';

/** An import of which rows were refused. */
interface Refused {
  readonly taskid: string;
  readonly key: string;
  readonly fileName: string;
  readonly badRows: number;
  readonly at: string;
}

/** Imports with errors that can be chosen: the newest ones. */
const offered = 100;
/** Errors that one answer holds. */
const shownErrors = 500;

/** The errors of one import, cell by cell, in words: of the newest one with errors, or of another that is chosen. */
export const ImportErrorList = observer(function ImportErrorList({ active }: ViewProps) {
  const session = useService(Session);
  const [client, center, messages] = [useService(MainClient), useService(TaskCenter), useService(Messages)];
  const [tasks, setTasks] = useState<readonly Refused[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [chosen, setChosen] = useState<string>();
  const latest = useLatest();
  useEffect(() => {
    if (!active) return latest.giveUp();
    void latest.ask(
      signal => client.get(mainPaths.importList, { state: ['has_errors', 'partial', 'failed'], limit: offered }, { signal }),
      reply => {
        if (!reply.ok) return setRefusal(reply.refusal);
        setTasks((reply.value as { readonly rows: readonly Refused[] }).rows.filter(({ badRows }) => badRows > 0));
      },
    );
  }, [latest, active, client]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!tasks) return <Spinner size={24} aria-label={session.say(text.loading)} />;
  const task = tasks.find(({ taskid }) => taskid === chosen) ?? tasks[0];
  if (!task) return <NonIdealState title={session.say(text.noErrors)} />;
  const errorFile = async () => {
    const reply = await center.errorFile(task.taskid);
    if (reply.ok) saveReply(reply.value);
    else messages.show('bad', reply.refusal.message);
  };
  return (
    <div className="ax-import-tab" tabIndex={0} role="group" aria-label={session.say(text.errors)}>
      <div className="ax-import-tab-bar">
        <HTMLSelect aria-label={session.say(text.task)} value={task.taskid} onChange={event => setChosen(event.currentTarget.value)}>
          {tasks.map(one => (
            <option key={one.taskid} value={one.taskid}>
              {session.say(text.taskWords, {
                page: session.pageTitle(one.key),
                file: one.fileName,
                count: grouped(one.badRows),
                at: localMoment(one.at),
              })}
            </option>
          ))}
        </HTMLSelect>
        <Button icon={<Download />} text={session.say(text.errorFile)} onClick={() => void errorFile()} />
      </div>
      <Errors key={task.taskid} task={task} />
    </div>
  );
});

const Errors = observer(function Errors({ task: { taskid, key } }: { readonly task: Refused }) {
  const session = useService(Session);
  const center = useService(TaskCenter);
  const [errors, setErrors] = useState<readonly ImportRowError[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [resource, setResource] = useState<Resource>();
  const latest = useLatest();
  useEffect(() => {
    const ask = async () => {
      const [reply, metas] = await Promise.all([center.errors(taskid), center.metas()]);
      const meta = metas.ok ? metas.value.find(one => one.key === key) : undefined;
      return { reply, page: meta && (await loadPage(meta.section, meta.page)).page };
    };
    void latest.ask(ask, ({ reply, page }) => {
      if (page) setResource(page.resource);
      if (reply.ok) setErrors(reply.value);
      else setRefusal(reply.refusal);
    });
  }, [latest, center, taskid, key]);
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!errors) return <Spinner size={24} aria-label={session.say(text.loading)} />;
  const fields = resource ? fieldsOf(resource) : {};
  const column = (name: string) => (fields[name] ? session.say(fields[name].label) : name);
  return (
    <>
      <table className="ax-table ax-lined" aria-label={session.say(text.errors)}>
        <TableHeads heads={[text.row, text.column, text.value, text.reason]} />
        <tbody>
          {errors.map((error, place) => (
            <tr key={place}>
              <td className="ax-right">{error.row}</td>
              <td>{column(error.column)}</td>
              <td className="ax-mono ax-import-value">{error.value}</td>
              <td className="ax-import-text">{error.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.length >= shownErrors && <p>{session.say(text.firstOnly, { count: errors.length })}</p>}
    </>
  );
});
