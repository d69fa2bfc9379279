import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';

/** Opens the form of a record; not while somebody else looks through the user's eyes. */
export const EditButton = observer(function EditButton({ onEdit }: { readonly onEdit: () => void }) {
  const session = useService(Session);
  return (
    <Button
      icon={<Edit />}
      disabled={session.viewing}
      title={session.viewing ? session.say(engineText.viewing) : undefined}
      text={session.say(engineText.update)}
      onClick={onEdit}
    />
  );
});
