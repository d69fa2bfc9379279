import { type Filter, type FilterOperator, headWidth, kinds, mayBeEmpty } from '@axle/page-kit';
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { SmallTick } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Popover } from '../../shell/popover.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { listText } from '../../text/list.ts';
import type { ListStore } from './list-store.ts';

/** Conditions that take no value, of fields that may be empty. */
const valueless = ['isEmpty', 'notEmpty'] as const satisfies readonly FilterOperator[];

/** Labels wider than this stand small, in two lines. */
const mostInOneLine = 88;

/** The label of a filter. It opens what the control beside it cannot say: empty, not empty, and taking the condition away. */
export const FilterMenu = observer(function FilterMenu({
  name,
  list,
  id,
}: {
  readonly name: string;
  readonly list: ListStore;
  readonly id: string;
}) {
  const session = useService(Session);
  const field = list.fields[name]!;
  const filter = list.filterOf(name);
  const label = session.say(field.label);
  const offered =
    list.page.resource && mayBeEmpty(list.page.resource, name) ? valueless.filter(op => kinds[field.kind].operators.includes(op)) : [];
  const set = (one: Filter | undefined) => list.setFilter(name, one);
  const words = (
    <span id={id} className={headWidth(label) > mostInOneLine ? 'ax-filter-label ax-long' : 'ax-filter-label'}>
      {label}
    </span>
  );
  if (offered.length === 0) return words;
  return (
    <Popover
      placement="bottom-start"
      content={
        <Menu small>
          {offered.map(op => (
            <MenuItem
              key={op}
              icon={filter?.op === op ? <SmallTick /> : undefined}
              text={session.say(engineText[op])}
              onClick={() => set(filter?.op === op ? undefined : { field: name, op })}
            />
          ))}
          <MenuDivider />
          <MenuItem disabled={!filter} text={session.say(engineText.clear)} onClick={() => set(undefined)} />
        </Menu>
      }
    >
      <button type="button" className="ax-filter-conditions" aria-label={session.say(listText.conditionsOf, { field: label })}>
        {words}
      </button>
    </Popover>
  );
});
