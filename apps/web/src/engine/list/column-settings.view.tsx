import { columnWidth } from '@axle/page-kit';
import { Button, ButtonGroup } from '@blueprintjs/core';
import { Pin } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { columnsText } from '../../text/columns.ts';
import { type Column, columnWidths } from './column-layout.ts';
import { ColumnOrder } from './column-order.view.tsx';
import type { ListStore } from './list-store.ts';

/** Which columns are in sight, in which order, which of them are pinned, and how tall rows are. */
export const ColumnSettings = observer(function ColumnSettings({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { columns } = list.columns;
  const nameOf = (field: string) => session.say(list.fields[field]!.label);
  return (
    <div className="ax-columns">
      <ColumnOrder
        columns={columns.map(({ field, visible, pinned }) => ({
          field,
          label: nameOf(field),
          shown: visible,
          always: list.fields[field]!.key,
          pinned,
        }))}
        beside={field => <WidthAndPin list={list} column={columns.find(one => one.field === field)!} />}
        onShow={field => list.columns.setVisible(field, !columns.find(one => one.field === field)?.visible)}
        onMove={(field, before) => list.columns.move(field, before)}
      />
      <div className="ax-columns-foot">
        <ButtonGroup>
          {(['compact', 'normal', 'loose'] as const).map(density => (
            <Button
              key={density}
              size="small"
              active={list.columns.density === density}
              text={session.say(engineText[density])}
              onClick={() => list.columns.setDensity(density)}
            />
          ))}
        </ButtonGroup>
        <Button size="small" variant="minimal" text={session.say(engineText.resetColumns)} onClick={() => void list.columns.reset()} />
      </div>
    </div>
  );
});

const WidthAndPin = observer(function WidthAndPin({ list, column }: { readonly list: ListStore; readonly column: Column }) {
  const session = useService(Session);
  const of = list.fields[column.field]!;
  const { label } = of;
  const now = column.width ?? columnWidth(of, session.language);
  const width = session.say(columnsText.columnWidth, { field: label });
  return (
    <>
      <input
        type="number"
        className="ax-column-width"
        min={columnWidths.least}
        max={columnWidths.most}
        step={8}
        aria-label={width}
        title={width}
        key={now}
        defaultValue={now}
        onBlur={event =>
          event.currentTarget.value !== '' &&
          event.currentTarget.valueAsNumber !== now &&
          list.columns.setWidth(column.field, event.currentTarget.valueAsNumber)
        }
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<Pin />}
        active={column.pinned}
        aria-pressed={column.pinned}
        title={session.say(column.pinned ? engineText.unpinColumn : engineText.pinColumn)}
        aria-label={`${session.say(engineText.pinColumn)} ${session.say(label)}`}
        onClick={() => list.columns.setPinned(column.field, !column.pinned)}
      />
    </>
  );
});
