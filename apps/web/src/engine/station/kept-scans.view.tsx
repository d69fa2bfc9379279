import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { stationText as text } from '../../text/station.ts';
import type { Scan, StationStore } from './station-store.ts';

/** What a scan was noted with: the bin and the pieces of a pick. */
const notedOf = ({ noted }: Scan): string =>
  [noted?.['bin'], noted?.['qty'] === undefined ? undefined : `× ${String(noted['qty'])}`].filter(part => part !== undefined).join(' ');

/** Scans that are kept for review, each with its outcome and a button to discard it. */
export const KeptScans = observer(function KeptScans({ store, scans }: { readonly store: StationStore; readonly scans: readonly Scan[] }) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const discard = async ({ key, state }: Scan) => {
    const sure = state === 'bad' || (await dialogs.confirm({ title: text.discard, text: text.discardAsk, confirm: text.discard }));
    if (sure) store.discard(key);
  };
  if (scans.length === 0) return null;
  return (
    <ul className="ax-kept-scans" aria-label={session.say(text.kept)}>
      {scans.map(scan => (
        <li key={scan.key}>
          <strong>{scan.code}</strong> <span className="ax-hint">{notedOf(scan)}</span>
          <span className={scan.state === 'bad' ? 'ax-tone-bad' : 'ax-hint'}>{session.say(scan.why ?? text[scan.state])}</span>
          <Button
            variant="minimal"
            size="small"
            text={session.say(text.discard)}
            aria-label={`${session.say(text.discard)} ${scan.code}`}
            onClick={() => void discard(scan)}
          />
        </li>
      ))}
    </ul>
  );
});
