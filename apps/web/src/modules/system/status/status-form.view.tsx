import type { Refusal } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import { Button, Callout, DialogBody, DialogFooter, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MainClient } from '../../../gateways/main-client.ts';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { StatusRow } from './status-rows.ts';
import { statusText as text } from './status-text.ts';

const tones = [
  ['neutral', { zh: '灰', en: 'Grey' }],
  ['info', { zh: '蓝', en: 'Blue' }],
  ['good', { zh: '绿', en: 'Green' }],
  ['warn', { zh: '橙', en: 'Amber' }],
  ['bad', { zh: '红', en: 'Red' }],
] as const;

interface StatusFormProps {
  readonly row: StatusRow;
  onClose(): void;
  onSaved(): void;
}

/** How a status is worded and coloured. */
export const StatusForm = observer(function StatusForm({ row, onClose, onSaved }: StatusFormProps) {
  const session = useService(Session);
  const main = useService(MainClient);
  const messages = useService(Messages);
  const [nameZh, setNameZh] = useState(row.nameZh);
  const [nameEn, setNameEn] = useState(row.nameEn);
  const [tone, setTone] = useState<string>(row.tone);
  const [refusal, setRefusal] = useState<Refusal>();
  const close = useAskedClose(onClose, [nameZh, nameEn, tone]);
  const save = async () => {
    const { domain, code } = row;
    const reply = await main.post(mainPaths.saveStatusLook, { domain, code, nameZh, nameEn, tone }, { quiet: true });
    if (!reply.ok) return setRefusal(reply.refusal);
    messages.show('good', text.saved);
    return onSaved();
  };
  return (
    <TitledDialog isOpen onClose={close} title={session.say(text.editOf, { code: row.code })} className="ax-dialog">
      <DialogBody>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <div className="ax-statuses-form">
          <label>
            {session.say(text.nameZh)}
            <InputGroup value={nameZh} maxLength={40} onChange={event => setNameZh(event.currentTarget.value)} />
          </label>
          <label>
            {session.say(text.nameEn)}
            <InputGroup value={nameEn} maxLength={60} onChange={event => setNameEn(event.currentTarget.value)} />
          </label>
          <label>
            {session.say(text.tone)}
            <HTMLSelect
              fill
              value={tone}
              options={tones.map(([value, label]) => ({ value, label: session.say(label) }))}
              onChange={event => setTone(event.currentTarget.value)}
            />
          </label>
          <p className="ax-hint">{session.say(text.hint)}</p>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button intent="primary" text={session.say(text.save)} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  );
});
