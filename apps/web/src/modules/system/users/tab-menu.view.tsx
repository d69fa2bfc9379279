import type { Text } from '@axle/kernel';
import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { usersText as text } from './users-text.ts';

/** A tab of the page, and what the tabs beside it in the menu have in common. */
export interface MenuTab {
  readonly key: string;
  readonly title: Text;
  readonly group?: Text;
}

interface TabMenuProps {
  readonly tabs: readonly MenuTab[];
  readonly shown: string;
  onShow(key: string): void;
}

/** All tabs by subject, for those that the tab row has no room for. */
export const TabMenu = observer(function TabMenu({ tabs, shown, onShow }: TabMenuProps) {
  const session = useService(Session);
  const groups = [...Map.groupBy(tabs, ({ group }) => group)];
  return (
    <Popover
      placement="bottom-end"
      content={
        <Menu className="ax-users-all-tabs">
          {groups.map(([group, members]) => (
            <Fragment key={group?.en ?? ''}>
              {group && <MenuDivider title={session.say(group)} />}
              {members.map(({ key, title }) => (
                <MenuItem key={key} text={session.say(title)} active={key === shown} onClick={() => onShow(key)} />
              ))}
            </Fragment>
          ))}
        </Menu>
      }
    >
      <Button size="small" variant="minimal" endIcon={<CaretDown />} text={session.say(text.allTabs)} />
    </Popover>
  );
});
