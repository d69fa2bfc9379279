import { Maximize } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { tabAddress } from '../../shell/workspace/tab-address.ts';
import { recordWords } from '../../text/record.ts';
import { titleText } from '../fields/grid-text.ts';
import { usePageModel } from '../page-model-context.ts';
import { SideSheet } from '../side-sheet.view.tsx';
import { pageOfRecord } from './as-page.ts';
import type { DetailStore } from './detail-store.ts';
import { RecordState } from './record-head.view.tsx';
import { RecordSteps } from './record-steps.view.tsx';
import { RecordView } from './record.view.tsx';
import { useHeadline } from './use-headline.ts';
import { useRecordKeys } from './use-record-keys.ts';

/** One record in a drawer beside its list. */
export const DetailView = observer(function DetailView({ detail }: { readonly detail: DetailStore }) {
  const model = usePageModel();
  const { page, section, resource } = model;
  const session = useService(Session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [acting, setActing] = useState(false);
  const [headline, onKeys] = [useHeadline(), useRecordKeys(detail, () => setActing(true))];
  const title = titleText(resource, detail.row, session);
  // a list inside a tab of another page leads to its own
  const isOwn = tabAddress(pathname)?.page === page.key;
  const address = pageOfRecord(isOwn ? pathname : `/admin/${section}/${page.key}`, isOwn ? search : '', detail.row.id);
  const tools = (
    <>
      <RecordState row={detail.row} headline={headline} />
      <span className="ax-toolbar-space" />
      <RecordSteps />
      <a
        className="bp6-button bp6-minimal"
        href={address}
        title={session.say(recordWords.asPage)}
        aria-label={session.say(recordWords.asPage)}
        onClick={event => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          void navigate(address);
        }}
      >
        <Maximize />
      </a>
    </>
  );
  return (
    <SideSheet
      onClose={() => model.closeDetail()}
      width={page.recordPart?.broad === true ? '1160px' : '760px'}
      title={title}
      tools={tools}
      onKeys={onKeys}
      closesOutside
    >
      <RecordView detail={detail} title={title} wide={false} acting={acting} onAct={setActing} />
    </SideSheet>
  );
});
