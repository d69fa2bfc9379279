import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ShareLink } from '../../../engine/share-link/share-link.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ReportDesk } from './report-desk.ts';
import { reportText as text } from './report-text.ts';

/** Gives out a link to the report, to fill it in or to look at it. */
export const ReportShare = observer(function ReportShare({ desk, rrNo }: { readonly desk: ReportDesk; readonly rrNo: string }) {
  const session = useService(Session);
  const [access, setAccess] = useState<'fill' | 'view'>('fill');
  return (
    <ShareLink make={asked => desk.share(rrNo, { access, ...asked })}>
      <select
        aria-label={session.say(text.shareFor)}
        value={access}
        onChange={event => setAccess(event.currentTarget.value === 'view' ? 'view' : 'fill')}
      >
        <option value="fill">{session.say(text.shareFill)}</option>
        <option value="view">{session.say(text.shareView)}</option>
      </select>
    </ShareLink>
  );
});
