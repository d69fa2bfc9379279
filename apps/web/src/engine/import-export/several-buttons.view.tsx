import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { importText } from '../../text/import.ts';
import { usePageModel } from '../page-model-context.ts';
import type { SeveralFiles } from './several-files.ts';

/** Where imports wait to be confirmed. */
const importTasks = '/admin/resourceCenter/importTask';

/** What can be done with several chosen files: send them, then go where each is confirmed. */
export const SeveralButtons = observer(function SeveralButtons({
  several,
  onClose,
}: {
  readonly several: SeveralFiles;
  readonly onClose: () => void;
}) {
  const model = usePageModel();
  const session = useService(Session);
  const navigation = useService(Navigation);
  const toTasks = () => {
    model.closeImport();
    navigation.go(importTasks);
  };
  return (
    <>
      <Button text={session.say(engineText.close)} onClick={onClose} />
      {several.waiting > 0 || several.sending ? (
        <Button
          intent="primary"
          loading={several.sending}
          disabled={several.undecided > 0}
          text={session.say(importText.uploadAll, { count: several.waiting })}
          onClick={() => void several.send()}
        />
      ) : (
        <Button intent="primary" disabled={several.queued === 0} text={session.say(importText.toTasks)} onClick={toTasks} />
      )}
    </>
  );
});
