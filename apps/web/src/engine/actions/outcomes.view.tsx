import { posted, type TargetOutcome } from '@axle/page-kit';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { recordText } from '../fields/grid-text.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ActionOutcome, ActionStore } from './action-store.ts';

/** The rows that an action refused, each with its reason. */
export const OutcomesView = observer(function OutcomesView({
  outcome,
  actions,
}: {
  readonly outcome: ActionOutcome;
  readonly actions: ActionStore;
}) {
  const session = useService(Session);
  const { list, resource } = usePageModel();
  const nameOf = ({ id, name }: TargetOutcome) => {
    const row = list.selection.rows.get(id);
    return row ? recordText(resource, row, session) : name || `#${id}`;
  };
  const refused = outcome.outcomes.filter(one => one.refusal);
  const finds = posted(outcome.action.custom)?.finds;
  const words = { action: outcome.action.title, done: outcome.outcomes.length - refused.length, failed: refused.length };
  return (
    <TitledDialog
      isOpen
      onClose={() => actions.dismiss()}
      title={session.say(finds?.something ?? engineText.partlyDone, words)}
      className="ax-dialog"
    >
      <DialogBody>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(engineText.record)}</th>
              <th scope="col">{session.say(finds?.found ?? engineText.reason)}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(one => (
              <tr key={one.id}>
                <td>{nameOf(one)}</td>
                <td>{one.refusal && session.say(one.refusal.message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text={session.say(engineText.close)} onClick={() => actions.dismiss()} />} />
    </TitledDialog>
  );
});
