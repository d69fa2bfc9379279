import { fill, inLanguage } from '@axle/kernel';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { ValueView } from '../fields/value.view.tsx';
import type { FormStore } from './form-store.ts';

/** Somebody else saved the record meanwhile: what they changed, and a way to go on without losing one's own input. */
export const NewerRecord = observer(function NewerRecord({ form }: { readonly form: FormStore }) {
  const session = useService(Session);
  return (
    <Callout intent="warning" className="ax-form-callout" title={session.say(engineText.newerTitle)}>
      <p>{session.say(engineText.newerText)}</p>
      <table className="ax-table">
        <tbody>
          {form.clashes.map(clash => (
            <tr key={clash.field}>
              <th scope="row">{inLanguage(form.field(clash.field).label, session.language)}</th>
              <td>
                <ValueView field={form.field(clash.field)} value={clash.before} /> →{' '}
                <ValueView field={form.field(clash.field)} value={clash.theirs} />
              </td>
              <td>
                {'mine' in clash && (
                  <>
                    {session.say(fill(engineText.newerMine, { value: '' }))}
                    <ValueView field={form.field(clash.field)} value={clash.mine} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button intent="primary" size="small" text={session.say(engineText.newerTake)} onClick={() => form.takeNewer()} />
    </Callout>
  );
});
