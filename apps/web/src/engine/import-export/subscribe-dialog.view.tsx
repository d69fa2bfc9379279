import { fill } from '@axle/kernel';
import { Button, Callout, Checkbox, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../shell/messages.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { exportText } from '../../text/export.ts';
import { linesText } from '../../text/lines.ts';
import { subscribeText } from '../../text/subscribe.ts';
import { ExportColumns } from './export-columns.view.tsx';
import { RecurrenceFields } from './recurrence-fields.view.tsx';
import type { SubscribeStore } from './subscribe-store.ts';
import './import-export.css';

/** The page of one's own subscriptions. */
const subscriptions = '/admin/resourceCenter/downList?tab=tab3';

/** When a list or a table is to be exported again and again, and what of it. */
export const SubscribeDialog = observer(function SubscribeDialog({
  subscribing,
  onClose,
}: {
  readonly subscribing: SubscribeStore;
  readonly onClose: () => void;
}) {
  const session = useService(Session);
  const messages = useService(Messages);
  const navigation = useService(Navigation);
  const { choice } = subscribing;
  const { exporting } = choice;
  const run = async () => {
    if (!(await subscribing.run())) return;
    onClose();
    messages.show('good', fill(subscribeText.done, { name: subscribing.name.trim() }), {
      text: subscribeText.toSubscriptions,
      run: () => navigation.go(subscriptions),
    });
  };
  return (
    <TitledDialog isOpen onClose={onClose} title={session.say(subscribeText.title, { page: choice.title })} className="ax-dialog">
      <form
        onSubmit={event => {
          event.preventDefault();
          void run();
        }}
      >
        <DialogBody>
          <div className="ax-export">
            <RecurrenceFields subscribing={subscribing} />
            <Checkbox
              checked={subscribing.mail}
              label={session.say(subscribeText.mail)}
              onChange={() => subscribing.set({ mail: !subscribing.mail })}
            />
            <RadioGroup
              inline
              label={session.say(exportText.format)}
              selectedValue={choice.format}
              onChange={event => choice.setFormat(event.currentTarget.value as 'xlsx' | 'csv')}
            >
              <Radio value="xlsx" label="xlsx" />
              <Radio value="csv" label="csv" />
            </RadioGroup>
            {exporting && exporting.lineColumns.length > 0 && (
              <Checkbox
                checked={exporting.withLines}
                label={session.say(linesText.exportWith)}
                onChange={() => exporting.setWithLines(!exporting.withLines)}
              />
            )}
            {exporting && <ExportColumns exporting={exporting} />}
            <p className="ax-hint">{session.say(exporting ? subscribeText.moves : subscribeText.toolMoves)}</p>
            {subscribing.refusal && (
              <Callout intent="danger" compact role="alert">
                {session.say(subscribing.refusal.message)}
              </Callout>
            )}
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={session.say(engineText.cancel)} onClick={onClose} />
              <Button
                type="submit"
                intent="primary"
                text={session.say(subscribeText.subscribe)}
                loading={subscribing.running}
                disabled={!subscribing.ready}
              />
            </>
          }
        />
      </form>
    </TitledDialog>
  );
});
