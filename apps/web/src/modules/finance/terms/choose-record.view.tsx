import { type Text, text } from '@axle/kernel';
import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { Chosen } from './use-chosen.ts';

/** The select box of a tool, by code and name. */
export const ChooseRecord = observer(function ChooseRecord({ label, chosen }: { readonly label: Text; readonly chosen: Chosen }) {
  const session = useService(Session);
  return (
    <label>
      {session.say(label)}
      <HTMLSelect value={chosen.record?.id ?? ''} onChange={event => chosen.choose(Number(event.currentTarget.value) || undefined)}>
        {chosen.record === undefined && <option value="">—</option>}
        {chosen.rows.map(({ id, code, nameZh, nameEn }) => (
          <option key={id} value={id}>
            {`${String(code)} · ${session.say(text(String(nameZh ?? ''), String(nameEn ?? '')))}`}
          </option>
        ))}
      </HTMLSelect>
    </label>
  );
});
