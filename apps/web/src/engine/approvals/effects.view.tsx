import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import type { ChangeEffect } from './change-differences.ts';

/** What else changes with a request: volumes, tiers, costs of what contains the record. */
export const EffectsTable = observer(function EffectsTable({ effects }: { readonly effects: readonly ChangeEffect[] }) {
  const session = useService(Session);
  const shown = (value: string | Text | undefined, unit: string | undefined) => {
    if (value === undefined) return '–';
    return typeof value === 'string' ? `${value}${unit === undefined ? '' : ` ${unit}`}` : session.say(value);
  };
  return (
    <>
      <h3>{session.say(approvalText.effects)}</h3>
      <table className="ax-table" aria-label={session.say(approvalText.effects)}>
        <thead>
          <tr>
            <th scope="col">{session.say(approvalText.effect)}</th>
            <th scope="col">{session.say(approvalText.ofRecord)}</th>
            <th scope="col">{session.say(approvalText.before)}</th>
            <th scope="col">{session.say(approvalText.after)}</th>
          </tr>
        </thead>
        <tbody>
          {effects.map(({ what, of, before, after, unit }) => (
            <tr key={`${what.en} ${of ?? ''}`}>
              <th scope="row">{session.say(what)}</th>
              <td>{of ?? ''}</td>
              <td>{shown(before, unit)}</td>
              <td className="ax-difference-after">{shown(after, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});
