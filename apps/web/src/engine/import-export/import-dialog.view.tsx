import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Download } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { importText } from '../../text/import.ts';
import { usePageModel } from '../page-model-context.ts';
import { AskedOnceInputs } from './asked-once.view.tsx';
import { EncodingChoices } from './encoding-choice.view.tsx';
import { FileDrop } from './file-drop.view.tsx';
import './import-export.css';
import { ImportErrors } from './import-errors.view.tsx';
import { ImportReason } from './import-reason.view.tsx';
import { ImportProgress } from './import-progress.view.tsx';
import type { ImportStore } from './import-store.ts';
import { MendRows } from './mend-rows.view.tsx';
import { RevertButton } from './revert-button.view.tsx';
import { grouped } from '../grouped.ts';
import { saveReply } from '../files/save-file.ts';
import { SeveralButtons } from './several-buttons.view.tsx';
import { SeveralFiles } from './several-files.ts';
import { SeveralFilesList } from './several-files.view.tsx';
import { TaskCenter } from './task-center.ts';
import { importTitle, VariantChoice } from './variant-choice.view.tsx';

const ColumnMatching = lazy(async () => ({ default: (await import('./column-match.view.tsx')).ColumnMatching }));

/** An import from file to result. Closing the window lets it run on. */
export const ImportDialog = observer(function ImportDialog({ importing }: { readonly importing: ImportStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const center = useService(TaskCenter);
  const [several] = useState(() => new SeveralFiles(importing.kind, center, importing.asked));
  const { step, task, refusal } = importing;
  const many = several.files.length > 0;
  const fetchFile = async (asked: ReturnType<TaskCenter['template']>) => {
    const reply = await asked;
    if (!reply.ok) messages.show('bad', reply.refusal.message);
    else saveReply(reply.value);
  };
  const close = () => {
    if (step === 'checking' || step === 'running') messages.show('info', importText.runsOn);
    model.closeImport();
  };
  return (
    <TitledDialog
      isOpen
      onClose={close}
      title={session.say(importText.importTitle, { page: importTitle(model.page, importing.kind.variant) })}
      className={
        importing.mending.rows.length > 0 || importing.matching.head ? 'ax-dialog ax-import ax-import-wide' : 'ax-dialog ax-import'
      }
      canOutsideClickClose={false}
    >
      <DialogBody>
        {(many || step === 'choose') && <VariantChoice kind={importing.kind} />}
        {(many || step === 'choose') && importing.asked.fields.length > 0 && <AskedOnceInputs asked={importing.asked} />}
        {many && <SeveralFilesList several={several} />}
        {!many && (step === 'choose' || step === 'sending') && <FileDrop importing={importing} several={several} />}
        {!many && step === 'choose' && <EncodingChoices encoding={importing.encoding} />}
        {refusal && (
          <Callout intent={importing.sameFile ? 'warning' : 'danger'} compact className="ax-import-callout">
            {session.say(refusal.message)}
            {importing.sameFile && (
              <Button size="small" intent="primary" text={session.say(importText.uploadAgain)} onClick={() => void importing.send(true)} />
            )}
          </Callout>
        )}
        {task && <ImportProgress importing={importing} task={task} />}
        {importing.matching.head && (
          <Suspense>
            <ColumnMatching importing={importing} />
          </Suspense>
        )}
        {task?.asksReason === true && step === 'decide' && <ImportReason importing={importing} />}
        {importing.mending.rows.length > 0 ? (
          <MendRows importing={importing} resource={model.resource} />
        ) : (
          importing.errors.length > 0 && <ImportErrors importing={importing} resource={model.resource} />
        )}
      </DialogBody>
      <DialogFooter
        actions={many ? <SeveralButtons several={several} onClose={close} /> : <ImportButtons importing={importing} onClose={close} />}
      >
        {step === 'choose' && importing.kind.wanted === 'table' && (
          <Button
            variant="minimal"
            icon={<Download />}
            text={session.say(importText.template)}
            onClick={() => void fetchFile(center.template(importing.kind.key))}
          />
        )}
        {task && task.kind !== 'revert' && (task.badRows ?? 0) > 0 && (
          <Button
            variant="minimal"
            icon={<Download />}
            text={session.say(importText.errorFile)}
            onClick={() => void fetchFile(center.errorFile(task.taskid))}
          />
        )}
      </DialogFooter>
    </TitledDialog>
  );
});

const ImportButtons = observer(function ImportButtons({
  importing,
  onClose,
}: {
  readonly importing: ImportStore;
  readonly onClose: () => void;
}) {
  const session = useService(Session);
  const { step } = importing;
  const close = <Button text={session.say(engineText.close)} onClick={onClose} />;
  if (step === 'choose')
    return (
      <>
        {close}
        <Button
          intent="primary"
          disabled={!importing.file || importing.sameFile || importing.unfit}
          text={session.say(importText.upload)}
          onClick={() => void importing.send()}
        />
      </>
    );
  if (step === 'decide')
    return (
      <>
        <Button variant="minimal" intent="danger" text={session.say(importText.cancelImport)} onClick={() => void importing.cancel()} />
        <Button
          intent="primary"
          disabled={!importing.confirmable || importing.useful === 0 || !importing.why.isEnough(importing.task)}
          text={session.say(importText.importNow, { count: grouped(importing.useful) })}
          onClick={() => void importing.confirm()}
        />
      </>
    );
  if (step === 'finished')
    return (
      <>
        <RevertButton importing={importing} />
        <Button text={session.say(importText.another)} onClick={() => importing.restart()} />
        <Button intent="primary" text={session.say(engineText.close)} onClick={onClose} />
      </>
    );
  return (
    <>
      {step !== 'running' && (
        <Button variant="minimal" intent="danger" text={session.say(importText.cancelImport)} onClick={() => void importing.cancel()} />
      )}
      {close}
    </>
  );
});
