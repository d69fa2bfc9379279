import { inLanguage, type Language } from '@axle/kernel';
import { type Field, fieldsOf, formatValue, isReference, type Resource } from '@axle/page-kit';
import type { ImportBadRow } from '@axle/wire';
import { Button, Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { ImportStore } from './import-store.ts';
import { MendCell } from './mend-cell.view.tsx';

/** The bad rows of a file as a grid: wrong cells are marked, explained and corrected in place; only corrected rows are checked again. */
export const MendRows = observer(function MendRows({
  importing,
  resource,
}: {
  readonly importing: ImportStore;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const { mending } = importing;
  const fieldAt = (key: string): Field | undefined => {
    const [name = '', ...rest] = key.split('.');
    const field = fieldsOf(resource)[name];
    return rest.length > 0 && field?.kind === 'lines' ? field.fields[rest.at(-1)!] : field;
  };
  const labelOf = (key: string) => {
    if (key === '') return session.say(importText.noColumn);
    const field = fieldAt(key);
    return field ? session.say(field.label) : key;
  };
  const columns = mending.shown(importing.errors, resource.unique[0]?.fields ?? []);
  const choices = new Map(
    columns.flatMap(column => {
      const texts = choicesOf(fieldAt(column), session.language);
      return texts ? [[column, texts] as const] : [];
    }),
  );
  const entities = new Map(
    columns.flatMap(column => {
      const field = fieldAt(column);
      return field && isReference(field) ? [[column, field.entity] as const] : [];
    }),
  );
  const again = importing.task?.state !== 'has_errors';
  return (
    <section className="ax-mend" aria-label={session.say(importText.mendTitle)}>
      <div className="ax-mend-head">
        <h3>{session.say(importText.mendRows, { count: mending.rows.length })}</h3>
        <Switch
          inline
          checked={mending.onlyWrong}
          label={session.say(importText.onlyWrong)}
          onChange={event => mending.showOnlyWrong(event.currentTarget.checked)}
        />
        <Button
          size="small"
          variant="outlined"
          loading={mending.busy}
          disabled={mending.edited.length === 0}
          text={session.say(again ? importText.mendAgain : importText.mendCheck, { count: mending.edited.length })}
          onClick={() => void importing.mend()}
        />
      </div>
      <div className="ax-mend-grid" tabIndex={0} role="group" aria-label={session.say(importText.mendTitle)}>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(importText.row)}</th>
              <th scope="col">{session.say(importText.reason)}</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {labelOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mending.rows.map(row => (
              <MendRow
                key={row.row}
                importing={importing}
                row={row}
                columns={columns}
                chosen={choices}
                entities={entities}
                labelOf={labelOf}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** What may stand in a cell of a field that takes few values; undefined of any other. */
function choicesOf(field: Field | undefined, language: Language): readonly string[] | undefined {
  if (field?.kind === 'enum') return field.options.map(({ label }) => inLanguage(label, language));
  return field?.kind === 'bool' ? [true, false].map(value => formatValue(field, value, language)) : undefined;
}

const MendRow = observer(function MendRow({
  importing,
  row,
  columns,
  chosen,
  entities,
  labelOf,
}: {
  readonly importing: ImportStore;
  readonly row: ImportBadRow;
  readonly columns: readonly string[];
  /** Columns of which one chooses, each with what there is. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** Columns that refer to records, each with their entity. */
  readonly entities: ReadonlyMap<string, string>;
  readonly labelOf: (column: string) => string;
}) {
  const session = useService(Session);
  const { mending } = importing;
  const errors = importing.errors.filter(error => error.row === row.row);
  const reason = errors.map(error => error.message).join('；');
  return (
    <tr>
      <td className="ax-right">{row.row}</td>
      <td className="ax-mend-reason" title={reason}>
        {reason}
      </td>
      {columns.map(column => {
        const wrong = errors.find(error => error.column === column);
        return (
          <td key={column} className={wrong ? 'ax-mend-wrong' : undefined}>
            <MendCell
              value={mending.cell(row, column)}
              label={session.say(importText.cellOf, { row: row.row, column: labelOf(column) })}
              wrong={wrong?.message}
              choices={chosen.get(column)}
              entity={entities.get(column)}
              onChange={value => mending.setCell(row.row, column, value)}
              onEnter={() => void importing.mend()}
            />
          </td>
        );
      })}
    </tr>
  );
});
