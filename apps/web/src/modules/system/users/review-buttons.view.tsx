import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { TabProps } from './tab-props.ts';
import type { ReviewExport } from './users-store.ts';
import { usersText as text } from './users-text.ts';

const exports = [
  ['exportPagePermission', text.exportPage],
  ['exportDataPermission', text.exportData],
] as const satisfies readonly (readonly [ReviewExport, unknown])[];

/** The exports of a tab for an access review, as far as the reader holds their rights. */
export const ReviewButtons = observer(function ReviewButtons({
  store,
  may,
  users,
}: Pick<TabProps, 'store' | 'may'> & { readonly users?: readonly number[] | undefined }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const run = async (what: ReviewExport) => {
    const refusal = await store.export(what, users);
    if (refusal) messages.show('bad', refusal.message);
    else await session.refreshDownloadCount();
  };
  return exports
    .filter(([what]) => may(what))
    .map(([what, title]) => (
      <Button key={what} size="small" icon={<Download />} text={session.say(title)} disabled={store.busy} onClick={() => void run(what)} />
    ));
});
