import { observer } from 'mobx-react-lite';
import { Session } from '../session/session.ts';
import { useService } from '../services.tsx';
import { frameText } from '../../text/frame.ts';

/** The shape of a page while it loads. */
export const PageSkeleton = observer(function PageSkeleton() {
  const session = useService(Session);
  return (
    <div className="page-skeleton" role="status" aria-label={session.say(frameText.loading)}>
      <div className="bp6-skeleton" />
      <div className="bp6-skeleton" />
      <div className="bp6-skeleton" />
    </div>
  );
});
