import { Offline } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import type { Scan, StationStore } from './station-store.ts';

/** The tone in which a scan is shown. */
export const scanTone = ({ state, why }: Scan): string => (state === 'good' && why ? 'warn' : scanTones[state]);

const scanTones: Readonly<Record<Scan['state'], string>> = { good: 'good', bad: 'bad', waiting: 'info', undone: 'neutral' };

/** The result of the last scan, large; above it whether the network is down and how many scans wait for it. */
export const StationNews = observer(function StationNews({ store }: { readonly store: StationStore }) {
  const session = useService(Session);
  const [newest] = store.scans;
  return (
    <>
      {store.cut && (
        <p className="ax-station-cut" role="status">
          <Offline /> {session.say(stationText.cut, { count: store.waiting.length })}
        </p>
      )}
      {newest && (
        <div className={`ax-station-last ax-tone-${scanTone(newest)}`} role="status" aria-live="assertive">
          <strong>{newest.code}</strong>
          <span>{session.say(newest.why ?? stationText[newest.state])}</span>
        </div>
      )}
    </>
  );
});
