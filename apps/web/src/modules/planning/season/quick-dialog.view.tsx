import { type Decimal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { asFactors, pastedYears, quickSeason } from '@axle/planning';
import { Button, Callout, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { monthFields } from './month-fields.ts';
import { seasonText as text } from './season-text.ts';
import { nameOf, storedFactors } from './season.store.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

interface Props {
  readonly row: RecordRow;
  onTake(factors: readonly string[]): void;
  onClose(): void;
}

/** Works the factors of a row out of years of monthly sales, and shows them beside those in force. */
export const QuickDialog = observer(function QuickDialog({ row, onTake, onClose }: Props) {
  const session = useService(Session);
  const [typed, setTyped] = useState('');
  const close = useAskedClose(onClose, typed);
  const years = pastedYears(typed);
  const worked = quickSeason(years);
  const factors = worked.ok ? asFactors(worked.value) : worked;
  const shown = (value: string) => shownDecimal(value as Decimal, 2);
  return (
    <TitledDialog isOpen onClose={close} title={session.say(text.quickRow, { name: nameOf(row) })} className="ax-dialog ax-season-quick">
      <DialogBody>
        <label>
          {session.say(text.years)}
          <TextArea autoFocus fill rows={5} value={typed} spellCheck={false} onChange={event => setTyped(event.currentTarget.value)} />
        </label>
        <p>
          {session.say(text.paste)} {years.length > 0 && session.say(text.read, { count: years.length })}
        </p>
        {years.length > 0 && !factors.ok && (
          <Callout compact intent="warning">
            {session.say(factors.refusal.message)}
          </Callout>
        )}
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(text.row)}</th>
              {monthFields.map(({ label }) => (
                <th key={label.en} scope="col">
                  {session.say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{session.say(text.now)}</th>
              {storedFactors(row).map((value, at) => (
                <td key={monthFields[at]!.label.en} className="ax-number">
                  {shown(value)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{session.say(text.proposed)}</th>
              {monthFields.map(({ label }, at) => (
                <td key={label.en} className="ax-number">
                  {factors.ok ? <strong>{shown(factors.value[at]!)}</strong> : '–'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button
              intent="primary"
              text={session.say(text.take)}
              disabled={!factors.ok}
              onClick={() => factors.ok && onTake(factors.value)}
            />
          </>
        }
      />
    </TitledDialog>
  );
});
