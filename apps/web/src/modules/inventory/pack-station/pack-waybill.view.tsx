import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { saveFile } from '../../../engine/files/save-file.ts';
import { missingWords } from '../../../engine/prints/missing-words.ts';
import { Prints } from '../../../engine/prints/prints.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { StepProps } from './pack-steps.view.tsx';
import { packText as text } from './pack-text.ts';
import { printDocument } from './print-label.ts';
import { useStationKeys } from './station-keys.ts';

/** The waybill of a parcel: the next of our range with our label, or that of the courier's own label, scanned or typed. */
export const PackWaybill = observer(function PackWaybill({ desk, store, page }: StepProps & { readonly page: string }) {
  const session = useService(Session);
  const [prints, dialogs] = [useService(Prints), useService(Dialogs)];
  const [why, setWhy] = useState<string>();
  const [typed, setTyped] = useState('');
  const own = useRef<HTMLInputElement>(null);
  const [whyId, ownId] = [useId(), useId()];
  const print = async (reason?: string, template = desk.label) => {
    const request = {
      page,
      action: template === 'packingSlip' ? 'printSlip' : 'reprint',
      template,
      ids: [desk.id],
      copies: 1,
      ...(reason === undefined ? {} : { reason }),
    };
    const check = await prints.check(request);
    const missing = check.ok ? missingWords(check.value.missing) : undefined;
    if (missing && !(await dialogs.confirm({ title: text.print, text: missing, confirm: text.printAnyway }))) return undefined;
    const reply = await prints.run(request);
    if (!reply.ok) {
      if (reply.refusal.code === 'REPRINT_REASON') setWhy(why ?? '');
      return store.say(reply.refusal.message, 'bad');
    }
    setWhy(undefined);
    if (reply.value.kind === 'file') {
      if (template === desk.zpl) saveFile(`${desk.parcelNo}.zpl`, reply.value.content);
      else printDocument(reply.value.content);
    }
    return store.say(template === 'packingSlip' ? text.slipPrinted : text.printed, 'good');
  };
  const waybill = async () => {
    if (!desk.waybillNo) {
      const carriers = typed.trim();
      if (!(await store.work('getWaybill', carriers === '' ? {} : { waybillNo: carriers }))) return;
      setTyped('');
      // the courier's own label is on the parcel already
      if (carriers !== '') return;
    }
    await print(why === '' ? undefined : why);
  };
  const saveZpl = async () => (desk.zpl === undefined ? store.say(text.zplOnPaper, 'bad') : print(again, desk.zpl));
  const again = why === undefined || why === '' ? undefined : why;
  useStationKeys({ F6: () => void waybill(), F7: () => own.current?.focus() });
  return (
    <fieldset disabled={store.busy}>
      <legend>{session.say(text.waybill)}</legend>
      {desk.waybillNo ? (
        <output>{desk.waybillNo}</output>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault();
            void waybill();
          }}
        >
          <label htmlFor={ownId}>{session.say(text.ownWaybill)}</label>
          <InputGroup id={ownId} inputRef={own} value={typed} maxLength={60} autoComplete="off" onValueChange={setTyped} />
        </form>
      )}
      {why !== undefined && (
        <label htmlFor={whyId}>
          {session.say(text.reprintReason)}
          <InputGroup id={whyId} value={why} onValueChange={setWhy} />
        </label>
      )}
      <Button text={session.say(desk.waybillNo ? text.print : text.getWaybill)} onClick={() => void waybill()} />
      {desk.waybillNo && <Button variant="minimal" text={session.say(text.zpl)} onClick={() => void saveZpl()} />}
      {desk.slip && <Button variant="minimal" text={session.say(text.slip)} onClick={() => void print(again, 'packingSlip')} />}
    </fieldset>
  );
});
