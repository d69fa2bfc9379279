import { fill, inLanguage } from '@axle/kernel';
import { Button, ButtonGroup, Checkbox } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Pin } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { listText } from '../../text/list.ts';
import { columnWidths } from './column-layout.ts';
import type { ListStore } from './list-store.ts';

/** Which columns are in sight, in which order, which of them are pinned, and how tall rows are. */
export const ColumnSettings = observer(function ColumnSettings({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { columns } = list.columns;
  return (
    <div className="ax-columns">
      <ul>
        {columns.map((column, place) => {
          const field = list.fields[column.field]!;
          const label = inLanguage(field.label, session.language);
          const group = columns.filter(one => one.pinned === column.pinned);
          const inGroup = group.indexOf(column);
          return (
            <li key={column.field}>
              <Checkbox
                checked={column.visible}
                disabled={field.key}
                onChange={() => list.columns.setVisible(column.field, !column.visible)}
              >
                {label}
              </Checkbox>
              <input
                type="number"
                className="ax-column-width"
                min={columnWidths.least}
                max={columnWidths.most}
                step={8}
                aria-label={session.say(fill(listText.columnWidth, { field: field.label }))}
                title={session.say(fill(listText.columnWidth, { field: field.label }))}
                key={column.width}
                defaultValue={column.width}
                onBlur={event => event.currentTarget.value !== '' && list.columns.setWidth(column.field, event.currentTarget.valueAsNumber)}
                onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<Pin />}
                active={column.pinned}
                aria-pressed={column.pinned}
                title={session.say(column.pinned ? engineText.unpinColumn : engineText.pinColumn)}
                aria-label={`${session.say(engineText.pinColumn)} ${label}`}
                onClick={() => list.columns.setPinned(column.field, !column.pinned)}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<ArrowUp />}
                disabled={inGroup === 0}
                title={session.say(engineText.moveUp)}
                aria-label={`${session.say(engineText.moveUp)} ${label}`}
                onClick={() => list.columns.move(column.field, columns[place - 1]?.field)}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<ArrowDown />}
                disabled={inGroup === group.length - 1}
                title={session.say(engineText.moveDown)}
                aria-label={`${session.say(engineText.moveDown)} ${label}`}
                onClick={() => list.columns.move(columns[place + 1]!.field, column.field)}
              />
            </li>
          );
        })}
      </ul>
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
        <Button size="small" variant="minimal" text={session.say(engineText.resetColumns)} onClick={() => list.columns.reset()} />
      </div>
    </div>
  );
});
