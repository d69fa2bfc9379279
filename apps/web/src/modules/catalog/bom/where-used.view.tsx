import type { Refusal } from '@axle/kernel';
import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { bomText as text } from './bom-text.ts';
import { BomTools, type Container } from './bom-tools.ts';
import '../../../engine/answers/ask.css';

/** Which kits and assemblies contain a part, on all levels. */
export const WhereUsed = observer(function WhereUsed() {
  const session = useService(Session);
  const tools = useService(BomTools);
  const [part, setPart] = useState('');
  const [found, setFound] = useState<{ readonly part: string; readonly containers: readonly Container[] }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const look = (event: FormEvent) => {
    event.preventDefault();
    void latest.ask(
      () => tools.whereUsed(part),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setFound(reply.ok ? { part, containers: reply.value } : undefined);
      },
    );
  };
  const heads = [text.level, text.parent, text.name, text.version, text.by, text.each];
  return (
    <div className="ax-ask">
      <form onSubmit={look}>
        <label>
          {session.say(text.part)}
          <InputGroup autoFocus value={part} maxLength={32} onValueChange={value => setPart(value.toUpperCase())} />
        </label>
        <Button type="submit" intent="primary" disabled={part.trim() === ''} text={session.say(text.look)} />
      </form>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {found?.containers.length === 0 && <p className="ax-hint">{session.say(text.nowhere, { part: found.part })}</p>}
      {found && found.containers.length > 0 && (
        <table className="ax-table ax-lined">
          <TableHeads heads={heads} />
          <tbody>
            {found.containers.map(({ id, parent, nameZh = '', nameEn = '', bomVersion, child, quantity, level }) => (
              <tr key={`${id} ${child} ${level}`}>
                <td className="ax-number">{level}</td>
                <th scope="row">{parent}</th>
                <td>{session.say({ zh: nameZh, en: nameEn })}</td>
                <td className="ax-number">{bomVersion}</td>
                <td>{child}</td>
                <td className="ax-number">{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
