import type { EnumField, Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { shownText } from '../../../engine/fields/grid-text.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import type { MatrixCell, MatrixColumn, MatrixRow } from '../../../engine/matrix/matrix-parts.ts';
import { Matrix } from '../../../engine/matrix/matrix.view.tsx';
import { linesOf } from '../../../engine/tool/lines-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { TargetState } from './target-state.view.tsx';
import type { ListingMatrix, SkuRow, TargetCell } from './matrix-in.ts';
import { matrixText as words } from './matrix-text.ts';

interface ListingGridProps {
  readonly tool: Tool;
  readonly matrix: ListingMatrix;
  /** How far all SKUs that fit are listed, in percent. */
  readonly coverage: unknown;
  readonly chosen: ReadonlyMap<number, true>;
  readonly onChoose: (ids: readonly number[]) => void;
}

type Row = MatrixRow & SkuRow;

/** What is shown of a SKU before its stores and sites. */
const skuFigures = ['category', 'brand', 'abc', 'stock', 'coverage'] as const;
const numbers: ReadonlySet<string> = new Set(['stock', 'coverage']);

/** SKUs by stores and sites, with how far each row and column is listed. */
export const ListingGrid = observer(function ListingGrid({ tool, matrix, coverage, chosen, onChoose }: ListingGridProps) {
  const session = useService(Session);
  const { fields } = linesOf(tool, 'rows');
  const status = linesOf(tool, 'cells').fields['distStatus'] as EnumField;
  const codeOf = (entity: 'sku' | 'store' | 'site', id: unknown) => session.referred(entity, Number(id))?.code ?? `#${String(id)}`;
  const allOf = (name: string, cells: readonly (TargetCell | undefined)[]) => ({
    title: session.say(words.chooseRow, { name }),
    press: () => onChoose(cells.flatMap(cell => cell?.id ?? [])),
  });
  const share = (value: unknown): MatrixCell | undefined =>
    value === undefined ? undefined : { words: shownText(fields['coverage'], value, session) };
  const figures = skuFigures.map((name): MatrixColumn<Row> => {
    const field = fields[name]!;
    return {
      key: name,
      name: session.say(field.label),
      isNumber: numbers.has(name),
      cell: ({ line: { [name]: value } }) =>
        value === undefined ? undefined : { words: shownText(field, value, session), shown: <ValueView field={field} value={value} /> },
      ...(name === 'coverage' ? { sum: share(coverage) } : {}),
    };
  });
  const targetCell = (cell: TargetCell): MatrixCell => {
    const state = shownText(status, cell.distStatus, session);
    const planned = cell.days === undefined ? '' : ` · ${session.say(words.planned, { days: cell.days, date: cell.targetDate ?? '—' })}`;
    const said = `${state}${planned}${cell.overdue ? ` · ${session.say(words.late)}` : ''}`;
    return {
      words: said,
      shown: <TargetState cell={cell} status={status} />,
      title: said,
      choice: { chosen: chosen.has(cell.id), press: () => onChoose([cell.id]) },
    };
  };
  const absent: MatrixCell = {
    words: session.say(words.absent),
    shown: <span className="ax-faint">–</span>,
    title: session.say(words.absent),
  };
  const places = matrix.places.map(({ store, site, listed, open, coverage: own }, at): MatrixColumn<Row> => {
    const [shown, under] = [codeOf('store', store), codeOf('site', site)];
    const name = `${shown} ${under}`;
    const counts = `${String(listed)}/${String(open)}`;
    const sum = share(own);
    return {
      key: name,
      name,
      shown,
      under,
      action: allOf(
        name,
        matrix.rows.map(({ cells }) => cells[at]),
      ),
      cell: ({ cells }) => (cells[at] ? targetCell(cells[at]) : absent),
      sum: {
        words: `${sum?.words ?? '—'} ${counts}`,
        shown: (
          <>
            {sum?.words ?? '—'} <small>{counts}</small>
          </>
        ),
      },
    };
  });
  const rows = matrix.rows.map((row): Row => {
    const [code, known] = [codeOf('sku', row.sku), session.referred('sku', row.sku)];
    return { ...row, key: row.sku, name: code, under: known ? session.say(known.name) : '', action: allOf(code, row.cells) };
  });
  return (
    <Matrix
      name={words.table}
      corner={session.say(fields['sku']!.label)}
      groups={[
        { key: 'figures', columns: figures },
        { key: 'places', columns: places },
      ]}
      rows={rows}
      sums={{ name: session.say(words.allSkus), under: session.say(words.share), at: 'head' }}
      none={words.none}
    />
  );
});
