import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CoverageCell, CoverageGrid } from './coverage-grid.ts';
import { coverageText as text } from './vehicle-coverage-text.ts';

/** Most of a cell's ground that the accent takes, in hundredths: what is written on it stays legible in light and dark. */
const darkest = 42;

interface CoverageTableProps {
  readonly grid: CoverageGrid;
  /** The make whose models are shown. */
  readonly make: string | undefined;
  onMake(make: string): void;
  onCell(cell: CoverageCell): void;
}

/** The grid: a number where parts fit, white where none does, hatched where there is no such vehicle. */
export const CoverageTable = observer(function CoverageTable({ grid, make, onMake, onCell }: CoverageTableProps) {
  const session = useService(Session);
  const ground = (parts: number) =>
    parts === 0
      ? undefined
      : { background: `color-mix(in srgb, var(--accent) ${Math.round(Math.sqrt(parts / grid.most) * darkest)}%, var(--surface))` };
  return (
    <table className="ax-coverage-grid">
      <thead>
        <tr>
          <th scope="col">{session.say(make === undefined ? text.make : fill(text.model, { make }))}</th>
          {grid.years.map(year => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" title={name}>
              {make === undefined ? (
                <button type="button" aria-label={session.say(text.models, { make: name })} onClick={() => onMake(name)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {grid.years.map(year => {
              const cell = cells.get(year);
              if (!cell)
                return <td key={year} className="ax-coverage-none" aria-label={session.say(text.none, { name, year: String(year) })} />;
              const words = session.say(cell.parts > 0 ? text.parts : text.gap, { ...cell, year: String(year) });
              return (
                <td key={year} style={ground(cell.parts)}>
                  <button type="button" title={words} aria-label={words} onClick={() => onCell(cell)}>
                    {cell.parts > 0 ? cell.parts : ''}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
