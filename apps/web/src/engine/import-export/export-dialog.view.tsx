import { fill } from '@axle/kernel';
import { Button, Callout, Checkbox, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../shell/messages.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { exportText } from '../../text/export.ts';
import { linesText } from '../../text/lines.ts';
import { usePageModel } from '../page-model-context.ts';
import { ExportColumns } from './export-columns.view.tsx';
import type { ExportStore } from './export-store.ts';
import { ExportTemplateBar } from './export-template-bar.view.tsx';
import './import-export.css';
import { saveReply } from '../files/save-file.ts';

/** Where exported files wait. */
const downloads = '/admin/resourceCenter/downList';

/** What to export: format, rows, columns. Small files come at once, big ones by way of the download centre. */
export const ExportDialog = observer(function ExportDialog({ exporting }: { readonly exporting: ExportStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const navigation = useService(Navigation);
  const { list } = exporting;
  const count = (number: number | undefined) => String(number ?? '…').replace(/\B(?=(\d{3})+$)/g, ',');
  const run = async () => {
    const reply = await exporting.run();
    if (!reply) return;
    model.exports.close();
    if (reply.kind === 'file') {
      saveReply(reply);
      messages.show('good', fill(exportText.exportSaved, { name: reply.name }));
      return;
    }
    messages.show('good', exportText.exportQueued, { text: engineText.toDownloads, run: () => navigation.go(downloads) });
  };
  return (
    <TitledDialog
      isOpen
      onClose={() => model.exports.close()}
      title={session.say(exportText.exportTitle, { page: model.page.title })}
      className="ax-dialog"
    >
      <DialogBody>
        <div className="ax-export">
          <ExportTemplateBar templates={exporting.templates} />
          <RadioGroup
            inline
            label={session.say(exportText.format)}
            selectedValue={exporting.format}
            onChange={event => exporting.setFormat(event.currentTarget.value as 'xlsx' | 'csv')}
          >
            <Radio value="xlsx" label="xlsx" />
            <Radio value="csv" label="csv" />
          </RadioGroup>
          <RadioGroup
            label={session.say(exportText.scope)}
            selectedValue={exporting.scope}
            onChange={event => exporting.setScope(event.currentTarget.value as 'filter' | 'ticked')}
          >
            <Radio value="filter" label={session.say(exportText.scopeFilter, { count: count(list.rows.total) })} />
            <Radio
              value="ticked"
              disabled={list.selection.size === 0}
              label={session.say(exportText.scopeTicked, { count: count(list.selection.size) })}
            />
          </RadioGroup>
          {exporting.lineColumns.length > 0 && (
            <Checkbox
              checked={exporting.withLines}
              label={session.say(linesText.exportWith)}
              onChange={() => exporting.setWithLines(!exporting.withLines)}
            />
          )}
          <ExportColumns exporting={exporting} />
          {exporting.refusal && (
            <Callout intent="danger" compact>
              {session.say(exporting.refusal.message)}
            </Callout>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(engineText.cancel)} onClick={() => model.exports.close()} />
            <Button
              intent="primary"
              text={session.say(exportText.exportNow)}
              loading={model.exports.selectExportState.status === 'running'}
              disabled={exporting.columns.size === 0 || exporting.rows === 0}
              onClick={() => void run()}
            />
          </>
        }
      />
    </TitledDialog>
  );
});
