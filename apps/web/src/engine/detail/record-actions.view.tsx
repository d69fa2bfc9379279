import { type RecordRow, refusedByState, standardCode } from '@axle/page-kit';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Popover } from '../../shell/popover.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { recordWords } from '../../text/record.ts';
import { toolbarActions } from '../actions/toolbar-actions.ts';
import { useActionRunner } from '../actions/use-action-runner.ts';
import { usePageModel } from '../page-model-context.ts';
import { EditButton } from './edit-button.view.tsx';

interface RecordActionsProps {
  readonly row: RecordRow;
  /** Whether the menu of the other actions is open. */
  readonly open: boolean;
  onOpen(open: boolean): void;
}

/** What can be done with a record beside changing its state: its form, and all other actions of its page in a menu. */
export const RecordActions = observer(function RecordActions({ row, open, onOpen }: RecordActionsProps) {
  const model = usePageModel();
  const { page, section } = model;
  const session = useService(Session);
  const tracking = useService(Tracking);
  const run = useActionRunner();
  const may = page.standard.includes('update') && session.can(standardCode(section, page, 'update'));
  const others = toolbarActions(section, page, session, [row]).filter(
    ({ key, standard, custom }) => !['add', 'update'].includes(standard ?? '') && custom?.on !== 'none' && !page.transitions.includes(key),
  );
  return (
    <>
      {may && (
        <EditButton
          blocked={page.resource && refusedByState(page.resource, row, 'update')?.message}
          onEdit={() => void model.openForm(row)}
        />
      )}
      {others.length > 0 && (
        <Popover
          placement="bottom-end"
          isOpen={open}
          onInteraction={onOpen}
          content={
            <Menu>
              {others.map(action => (
                <MenuItem
                  key={action.key}
                  intent={action.tone === 'danger' && !action.blocked ? 'danger' : 'none'}
                  disabled={action.blocked !== undefined}
                  title={action.blocked && session.say(action.blocked)}
                  text={session.say(action.title)}
                  onClick={() => {
                    tracking.buttonClick(action.key);
                    void run(action, [row]);
                  }}
                />
              ))}
            </Menu>
          }
        >
          <Button
            endIcon={<CaretDown />}
            aria-keyshortcuts="."
            title={`${session.say(recordWords.actions)} (.)`}
            loading={others.some(({ key }) => key === model.actions.running)}
            text={session.say(recordWords.actions)}
          />
        </Popover>
      )}
    </>
  );
});
