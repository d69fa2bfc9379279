import { Button, Callout, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { posted } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../shell/messages.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { bulkText } from '../../text/bulk.ts';
import { engineText } from '../../text/engine.ts';
import { grouped } from '../grouped.ts';
import { usePageModel } from '../page-model-context.ts';
import './bulk.css';
import { BulkRefusals } from './bulk-refusals.view.tsx';
import type { BulkStore } from './bulk-store.ts';

const Foreseen = lazy(async () => ({ default: (await import('../actions/foreseen.view.tsx')).Foreseen }));

/** Where files wait. */
const downloads = '/admin/resourceCenter/downList';

/** An action on many records: how many can be done and why the others cannot, then its progress, then the outcome of each. */
export const BulkDialog = observer(function BulkDialog({ bulk }: { readonly bulk: BulkStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const { step, report, refusal, action } = bulk;
  const { handled, rows } = bulk.progress;
  const { foresees } = posted(action.custom) ?? {};
  const { chosen } = bulk;
  const { selection } = model.list;
  const close = () => model.closeBulk();
  const counts = [
    {
      title: step === 'ended' ? bulkText.done : bulkText.able,
      count: step === 'ended' ? report?.done : report && report.able + report.done,
      tone: 'good',
    },
    { title: bulkText.refused, count: report?.refused, tone: 'bad' },
  ];
  const words = { action: action.title, rows: grouped(report?.rows), able: grouped(report?.able), done: grouped(report?.done) };
  return (
    <TitledDialog
      isOpen
      onClose={close}
      title={session.say(bulkText.title, words)}
      className={foresees ? 'ax-dialog ax-foresees' : 'ax-dialog'}
    >
      <DialogBody>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        {(step === 'checking' || step === 'running') && (
          <div className="ax-bulk-bar">
            <ProgressBar value={rows > 0 ? handled / rows : undefined} intent="primary" aria-label={session.say(bulkText.title, words)} />
            <span role="status">
              {session.say(step === 'checking' ? bulkText.checking : bulkText.running, { handled: grouped(handled), rows: grouped(rows) })}
            </span>
          </div>
        )}
        {step === 'decide' && (
          <Callout intent={report!.refused > 0 ? 'warning' : 'primary'} compact icon={false}>
            {session.say(report!.able > 0 ? bulkText.decide : bulkText.decideNone, words)}
          </Callout>
        )}
        {step === 'ended' && report && (
          <Callout intent={report.state === 'done' ? 'success' : report.state === 'partial' ? 'warning' : 'danger'} compact>
            {report.error ?? session.say(bulkText[report.state === 'cancelled' ? 'cancelled' : 'ended'], words)}
          </Callout>
        )}
        {report && step !== 'checking' && (
          <div className="ax-counts ax-bulk-counts">
            {counts.map(one => (
              <div key={one.tone} className={(one.count ?? 0) > 0 ? `ax-count ax-tone-${one.tone}` : 'ax-count'}>
                <strong>{grouped(one.count)}</strong>
                <span>{session.say(one.title)}</span>
              </div>
            ))}
          </div>
        )}
        {step === 'decide' && foresees && chosen && (
          <Suspense fallback={null}>
            <Foreseen
              foresees={foresees}
              of={'set' in chosen ? chosen.set : chosen.targets.flatMap(({ id }) => selection.rows.get(id) ?? [])}
            />
          </Suspense>
        )}
        {report && report.refused > 0 && step !== 'checking' && <BulkRefusals report={report} />}
      </DialogBody>
      <DialogFooter actions={<BulkButtons bulk={bulk} onClose={close} />} />
    </TitledDialog>
  );
});

const BulkButtons = observer(function BulkButtons({ bulk, onClose }: { readonly bulk: BulkStore; onClose(): void }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const navigation = useService(Navigation);
  const { step, report, action, busy } = bulk;
  const lay = async (format: 'xlsx' | 'csv') => {
    if (!(await bulk.resultFile(format))) return;
    messages.show('good', bulkText.fileLaid, { text: engineText.toDownloads, run: () => navigation.go(downloads) });
    await session.refreshDownloadCount();
  };
  const giveUp = async () => {
    await bulk.cancel();
    if (step !== 'running') onClose();
  };
  if (step === 'ended')
    return (
      <>
        {report && <Button text={session.say(bulkText.resultFile, { format: 'xlsx' })} disabled={busy} onClick={() => void lay('xlsx')} />}
        {report && <Button text={session.say(bulkText.resultFile, { format: 'csv' })} disabled={busy} onClick={() => void lay('csv')} />}
        {report && report.refused > 0 && report.state !== 'cancelled' && (
          <Button text={session.say(bulkText.retry)} loading={busy} onClick={() => void bulk.retry()} />
        )}
        <Button intent="primary" text={session.say(engineText.close)} onClick={onClose} />
      </>
    );
  return (
    <>
      {step === 'running' && <Button text={session.say(bulkText.goOn)} onClick={onClose} />}
      <Button text={session.say(step === 'running' ? bulkText.stop : engineText.cancel)} onClick={() => void giveUp()} />
      {step === 'decide' && (
        <Button
          intent={action.tone === 'danger' ? 'danger' : 'primary'}
          loading={busy}
          disabled={report?.able === 0}
          text={session.say(bulkText.go, { action: action.title, able: grouped(report?.able) })}
          onClick={() => void bulk.confirm()}
        />
      )}
    </>
  );
});
