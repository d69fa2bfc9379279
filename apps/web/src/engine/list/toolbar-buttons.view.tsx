import type { RecordRow } from '@axle/page-kit';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown, Plus } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Popover } from '../../shell/popover.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { listText } from '../../text/list.ts';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';
import { useActionRunner } from '../actions/use-action-runner.ts';
import { usePageModel } from '../page-model-context.ts';
import { useFitting } from './use-fitting.ts';

/** Room for the button of the others, in the longer of the two languages. */
const moreWidth = 76;

/** The actions on records, as many as stand in one line; the others in a menu behind them. */
export const ToolbarButtons = observer(function ToolbarButtons({
  actions,
  ticked,
}: {
  readonly actions: readonly ToolbarAction[];
  readonly ticked: readonly RecordRow[];
}) {
  const model = usePageModel();
  const session = useService(Session);
  const runAction = useActionRunner();
  const line = useRef<HTMLSpanElement>(null);
  const what = [session.language, ...actions.map(action => action.key)].join(' ');
  const count = useFitting(line, what, actions.length, moreWidth);
  const press = (action: ToolbarAction) => void runAction(action, ticked);
  const others = actions.slice(count);
  return (
    <span className="ax-toolbar-actions" ref={line}>
      {actions.slice(0, count).map(action => (
        // the wrapper shows the reason: a disabled button gets no mouse
        <span key={action.key} title={action.blocked && session.say(action.blocked)}>
          <Button
            intent={action.tone === 'primary' ? 'primary' : action.tone === 'danger' && !action.blocked ? 'danger' : 'none'}
            variant={action.tone === 'danger' ? 'outlined' : 'solid'}
            icon={action.key === 'add' ? <Plus /> : undefined}
            data-button={action.key}
            disabled={action.blocked !== undefined}
            loading={model.actions.running === action.key}
            text={session.say(action.title)}
            onClick={() => press(action)}
          />
        </span>
      ))}
      {others.length > 0 && (
        <Popover
          placement="bottom-start"
          content={
            <Menu>
              {others.map(action => (
                <MenuItem
                  key={action.key}
                  data-button={action.key}
                  intent={action.tone === 'danger' && !action.blocked ? 'danger' : 'none'}
                  disabled={action.blocked !== undefined}
                  title={action.blocked && session.say(action.blocked)}
                  text={session.say(action.title)}
                  onClick={() => press(action)}
                />
              ))}
            </Menu>
          }
        >
          <Button
            variant="minimal"
            endIcon={<CaretDown />}
            loading={others.some(action => action.key === model.actions.running)}
            text={session.say(listText.moreActions)}
          />
        </Popover>
      )}
    </span>
  );
});
