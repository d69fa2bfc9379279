import { type HeldFile, kinds, type Line, lineKey, type LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { ValueView } from '../fields/value.view.tsx';
import { FilesView, type FilesViewProps } from '../files/files-view.view.tsx';
import { OpenedFigure } from './opened-figure.view.tsx';
import { columnSums } from './column-sums.ts';
import { frozenColumns } from './frozen-columns.ts';
import { useFrozen } from './use-frozen.ts';
import './lines.css';

/** Lines that are drawn at first; more on demand. */
const atFirst = 100;

/** Kinds whose values stand in one line each: they are short, and a break in them reads like two. */
const whole: ReadonlySet<string> = new Set(['code', 'date', 'week', 'month', 'year', 'instant', 'time', 'enum', 'bool', 'user']);

/** Whether no line says anything in a column: it is empty, or nothing. */
const isBare = (lines: readonly Line[], column: string): boolean =>
  lines.every(({ [column]: value }) => value === undefined || value === 0 || value === '0');

/**
 * The lines of a document to be read; columns that are hidden stand there once some line says something in them. Those that name a line
 * stay in sight while the others pass by.
 */
export const LinesTable = observer(function LinesTable({
  field,
  lines,
  isShown,
  held,
  opens,
}: {
  readonly field: LinesField;
  readonly lines: readonly Line[];
  readonly isShown: (column: string) => boolean;
  /** Whose lines they are, so that their files can be opened. */
  readonly held?: Omit<FilesViewProps, 'files'>;
  /** The address of the records behind a figure, where the figure opens them. */
  readonly opens?: ((column: string, line: Line) => string | undefined) | undefined;
}) {
  const session = useService(Session);
  const [most, setMost] = useState(atFirst);
  const columns = Object.entries(field.fields).filter(([column, { hidden }]) => isShown(column) && !(hidden && isBare(lines, column)));
  const sums = columnSums(field, lines, session.language);
  const table = useRef<HTMLTableElement>(null);
  const names = frozenColumns(
    field,
    columns.map(([column]) => column),
  );
  const places = useFrozen(table, names === 0 ? 0 : names + 1);
  const kept = (place: number) => (place < places.length ? { style: { left: places[place] } } : {});
  const frozen = (place: number) => (place < places.length ? ` ax-frozen${place === places.length - 1 ? ' ax-frozen-last' : ''}` : '');
  const align = (column: string, at: number) => {
    const { kind } = field.fields[column]!;
    return `ax-align-${kinds[kind].align}${whole.has(kind) ? ' ax-whole' : kind === 'ref' ? ' ax-named' : ''}${frozen(at + 1)}`;
  };
  return (
    <section className="ax-lines-table">
      <h3>
        {session.say(field.label)} <span className="ax-faint">{session.say(linesText.count, { count: lines.length })}</span>
      </h3>
      <table ref={table} className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col" className={frozen(0)} {...kept(0)}>
              {session.say(linesText.line)}
            </th>
            {columns.map(([column, { label }], at) => (
              <th key={column} scope="col" className={align(column, at)} {...kept(at + 1)}>
                {session.say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((line, row) => (
            <tr key={lineKey(field, line)}>
              <td className={frozen(0)} {...kept(0)}>
                {row + 1}
              </td>
              {columns.map(([name, column], at) => (
                <td key={name} className={align(name, at)} {...kept(at + 1)}>
                  {held && column.kind === 'files' && line[name] !== undefined ? (
                    <FilesView {...held} field={`${held.field}.${name}`} files={line[name] as readonly HeldFile[]} />
                  ) : (
                    <OpenedFigure to={opens?.(name, line)} label={column.label}>
                      <ValueView field={column} value={line[name]} />
                    </OpenedFigure>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.size > 0 && (
          <tfoot>
            <tr>
              <td className={frozen(0)} {...kept(0)}>
                {session.say(linesText.sum)}
              </td>
              {columns.map(([column], at) => (
                <td key={column} className={align(column, at)} {...kept(at + 1)}>
                  {sums.get(column)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {lines.length > most && (
        <Button size="small" text={session.say(linesText.showMore, { count: lines.length - most })} onClick={() => setMost(lines.length)} />
      )}
    </section>
  );
});
