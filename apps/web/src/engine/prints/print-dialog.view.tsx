import { fill } from '@axle/kernel';
import type { PrintAction } from '@axle/page-kit';
import {
  AnchorButton,
  Button,
  Callout,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
  Radio,
  RadioGroup,
  Spinner,
} from '@blueprintjs/core';
import { Print, Share } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { printText } from '../../text/print.ts';
import { saveFile } from '../files/save-file.ts';
import { usePageModel } from '../page-model-context.ts';
import './prints.css';
import { missingWords } from './missing-words.ts';
import { Prints } from './prints.ts';
import { PrintStore } from './print-store.ts';

/** Prints the chosen records: template, copies, how it will look; a reason where they were printed before. */
export const PrintDialog = observer(function PrintDialog({
  action,
  ids,
}: {
  readonly action: PrintAction;
  readonly ids: readonly number[];
}) {
  const model = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const prints = useService(Prints);
  const [store] = useState(() => new PrintStore(model.page.key, action, ids, prints));
  const [copies, reason] = [useId(), useId()];
  useEffect(() => {
    void store.preview();
    return () => store.close();
  }, [store]);
  const run = async () => {
    const file = await store.run();
    if (!file) return;
    saveFile(file.name, file.content);
    messages.show('good', fill(printText.done, { name: file.name }));
  };
  const missing = missingWords(store.missing);
  return (
    <TitledDialog
      isOpen
      onClose={() => model.actions.dismiss()}
      title={session.say(printText.title, { action: action.title, count: ids.length })}
      className="ax-dialog ax-print"
    >
      <DialogBody>
        <div className="ax-print-parts">
          <div className="ax-print-choices">
            <RadioGroup
              label={session.say(printText.template)}
              selectedValue={store.template?.key ?? ''}
              onChange={event => void store.choose(event.currentTarget.value)}
            >
              {store.templates.map(template => (
                <Radio key={template.key} value={template.key} label={session.say(template.title)} />
              ))}
            </RadioGroup>
            <FormGroup label={session.say(printText.copies)} labelFor={copies}>
              <InputGroup
                id={copies}
                type="number"
                value={String(store.copies)}
                min={1}
                max={200}
                onValueChange={value => store.setCopies(Number(value))}
              />
            </FormGroup>
            {store.reasonWanted && (
              <FormGroup label={session.say(printText.reason)} labelFor={reason}>
                <InputGroup id={reason} autoFocus value={store.reason} maxLength={200} onValueChange={value => store.setReason(value)} />
              </FormGroup>
            )}
            {missing && (
              <Callout intent="warning" compact>
                {session.say(missing)}
              </Callout>
            )}
            {store.refusal && (
              <Callout intent={store.reasonWanted ? 'warning' : 'danger'} compact role="alert">
                {session.say(store.refusal.message)}
              </Callout>
            )}
          </div>
          <div className="ax-print-paper" aria-busy={store.busy}>
            {store.shown ? (
              <iframe src={`${store.shown}#navpanes=0`} title={session.say(printText.preview)} />
            ) : (
              store.busy && <Spinner size={24} />
            )}
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(engineText.close)} onClick={() => model.actions.dismiss()} />
            <Button
              intent="primary"
              icon={<Print />}
              text={session.say(printText.print)}
              loading={store.busy}
              disabled={!store.ready}
              onClick={() => void run()}
            />
          </>
        }
      >
        {store.shown && (
          <AnchorButton variant="minimal" icon={<Share />} href={store.shown} target="_blank" text={session.say(printText.newTab)} />
        )}
      </DialogFooter>
    </TitledDialog>
  );
});
