import { type Line, permissionCode, type Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { GroupHead } from './group-head.view.tsx';
import { linesOf } from '../../../engine/tool/lines-of.ts';
import type { ShownGroup } from './merge-groups-in.ts';
import { mergeText as text } from './merge-text.ts';
import { moveBetween } from './move-between.ts';
import { TickBox } from './tick-box.view.tsx';

/** Groups above which all but the first stand folded at first. */
const manyGroups = 60;
const columns = [
  'platformOrderId',
  'paidAt',
  'lines',
  'units',
  'total',
  'currency',
  'status',
  'warehouse',
  'service',
  'latestShipAt',
] as const;
const numbers: ReadonlySet<string> = new Set(['units', 'total']);

interface GroupTableProps {
  readonly tool: Tool;
  readonly groups: readonly ShownGroup[];
  /** Orders that are ticked, by their ids. */
  readonly ticked: ReadonlySet<number>;
  onTick(ticked: ReadonlySet<number>): void;
  readonly merge: ((group: ShownGroup) => void) | undefined;
  readonly ignore: ((group: ShownGroup) => void) | undefined;
}

/** Groups of orders with their rows, ticked, folded, merged and ignored by mouse or keyboard. */
export const GroupTable = observer(function GroupTable({ tool, groups, ticked, onTick, merge, ignore }: GroupTableProps) {
  const session = useService(Session);
  const fields = linesOf(tool, 'rows').fields;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ rows }: ShownGroup) => String(rows[0]?.['order']);
  const isFolded = (group: ShownGroup) => turned.has(keyOf(group)) !== (groups.length > manyGroups && group !== groups[0]);
  const turn = (group: ShownGroup) => {
    const key = keyOf(group);
    setTurned(new Set(turned.has(key) ? [...turned].filter(one => one !== key) : [...turned, key]));
  };
  const tick = (rows: readonly Line[], on: boolean) => {
    const after = new Set(ticked);
    for (const { order } of rows)
      if (on) after.add(Number(order));
      else after.delete(Number(order));
    onTick(after);
  };
  const box = (rows: readonly Line[], label: string) => (
    <TickBox
      label={label}
      count={rows.filter(({ order }) => ticked.has(Number(order))).length}
      of={rows.length}
      onTick={on => tick(rows, on)}
    />
  );
  const openOrder = session.can(permissionCode('oms', 'orderList', 'list'));
  const keyed = (event: React.KeyboardEvent, group: ShownGroup) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done =
      moveBetween(event, key) ||
      (key === 'm' && merge && (merge(group), true)) ||
      (key === 'i' && ignore && (ignore(group), true)) ||
      ((key === 'arrowleft' || key === 'arrowright') && isFolded(group) === (key === 'arrowright') && (turn(group), true));
    if (done) event.preventDefault();
  };
  return (
    <>
      <div className="ax-merge-scroll" tabIndex={0} role="region" aria-label={session.say(text.table)}>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">
                {box(
                  groups.flatMap(({ rows }) => rows),
                  session.say(text.all),
                )}
              </th>
              <th scope="col">{session.say(fields['orderNo']!.label)}</th>
              {columns.map(name => (
                <th key={name} scope="col" className={numbers.has(name) ? 'ax-number' : undefined}>
                  {session.say(fields[name]!.label)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(group => (
            <tbody key={keyOf(group)} onKeyDown={event => keyed(event, group)}>
              <tr className="ax-merge-group">
                <td>{box(group.rows, session.say(text.tickGroup, { no: group.no }))}</td>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <GroupHead
                    tool={tool}
                    group={group}
                    folded={isFolded(group)}
                    turn={() => turn(group)}
                    merge={merge && (() => merge(group))}
                    ignore={ignore && (() => ignore(group))}
                  />
                </th>
              </tr>
              {!isFolded(group) &&
                group.rows.map(row => (
                  <tr key={String(row['order'])}>
                    <td>{box([row], session.say(text.tick, { no: String(row['orderNo']) }))}</td>
                    <th scope="row">
                      <OpenedFigure
                        to={openOrder ? `/admin/oms/orderList?record=${String(row['order'])}` : undefined}
                        label={fields['orderNo']!.label}
                      >
                        <ValueView field={fields['orderNo']!} value={row['orderNo']} />
                      </OpenedFigure>
                    </th>
                    {columns.map(name => (
                      <td key={name} className={numbers.has(name) ? 'ax-number' : undefined}>
                        <ValueView field={fields[name]!} value={row[name]} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="ax-hint ax-merge-keys">{session.say(text.keys)}</p>
    </>
  );
});
