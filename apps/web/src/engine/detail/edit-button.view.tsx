import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';

interface EditButtonProps {
  /** Why the record cannot be edited. */
  readonly blocked: Text | undefined;
  readonly onEdit: () => void;
}

/** Opens the form of a record; not in a state in which it stays as it is, nor while somebody else looks through the user's eyes. */
export const EditButton = observer(function EditButton({ blocked, onEdit }: EditButtonProps) {
  const session = useService(Session);
  const why = session.viewing ? engineText.viewing : blocked;
  return (
    <Button
      icon={<Edit />}
      disabled={why !== undefined}
      title={why && session.say(why)}
      text={session.say(engineText.update)}
      onClick={onEdit}
    />
  );
});
