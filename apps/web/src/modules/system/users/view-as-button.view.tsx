import { fill } from '@axle/kernel';
import { refuseView } from '@axle/permissions';
import type { UserSummary } from '@axle/wire';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { Viewing } from '../../../shell/session/viewing.ts';
import { viewingText } from '../../../text/viewing.ts';
import { personOf } from './users-data.ts';

/** Lets a super user look at the product as the chosen user; the rule that the server decides by says why not. */
export const ViewAsButton = observer(function ViewAsButton({ user }: { readonly user: UserSummary | undefined }) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const viewing = useService(Viewing);
  const refusal = user && refuseView({ userId: session.userId ?? 0, isSuper: session.isSuper }, user);
  const begin = async (viewed: UserSummary) => {
    const name = `${personOf(viewed, session.language === 'en')} (${viewed.account})`;
    const question = { title: viewingText.begin, text: fill(viewingText.ask, { name }), confirm: viewingText.begin };
    if (!(await dialogs.confirm(question))) return;
    const reply = await viewing.begin(viewed.id);
    if (!reply.ok) messages.show('bad', reply.refusal.message);
  };
  return (
    <Button
      size="small"
      text={session.say(viewingText.begin)}
      title={refusal && session.say(refusal.message)}
      disabled={!user || refusal !== undefined}
      onClick={() => user && void begin(user)}
    />
  );
});
