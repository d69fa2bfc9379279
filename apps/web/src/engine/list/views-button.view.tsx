import { Button } from '@blueprintjs/core';
import { Bookmark } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '../../shell/popover.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { viewsText } from '../../text/views.ts';

const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu.view.tsx')).ViewsMenu }));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.view.tsx')).ViewDialog }));

/** What can be done with saved views. */
export const ViewsButton = observer(function ViewsButton() {
  const session = useService(Session);
  const [asking, setAsking] = useState<'new' | 'edit'>();
  const label = session.say(viewsText.views);
  return (
    <>
      <Popover
        placement="bottom-end"
        content={
          <Suspense>
            <ViewsMenu onAsk={setAsking} />
          </Suspense>
        }
      >
        <Button variant="minimal" icon={<Bookmark />} title={label} aria-label={label} />
      </Popover>
      <Suspense>{asking && <ViewDialog edits={asking === 'edit'} onClose={() => setAsking(undefined)} />}</Suspense>
    </>
  );
});
