import './offline-bar.css';
import { Offline } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { frameText } from '../../text/frame.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { Network } from './network.ts';

/** Says so while there is no network, over whatever is in sight. */
export const OfflineBar = observer(function OfflineBar() {
  const network = useService(Network);
  const session = useService(Session);
  return (
    <div role="status" className="offline-bar" hidden={network.online}>
      {!network.online && (
        <>
          <Offline /> {session.say(frameText.offline)}
        </>
      )}
    </div>
  );
});
