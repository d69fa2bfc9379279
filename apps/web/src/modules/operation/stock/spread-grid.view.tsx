import type { RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { listAddress } from '../../../engine/filter-address.ts';
import type { MatrixGroup, MatrixRow } from '../../../engine/matrix/matrix-parts.ts';
import { Matrix } from '../../../engine/matrix/matrix.view.tsx';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { coverCell, spreadFigure, spreadFigures } from './spread-figures.ts';
import type { SpreadLine, SpreadStore } from './spread-store.ts';
import { spreadText as text } from './spread-text.ts';

type Row = MatrixRow & SpreadLine;

/** SKUs by warehouses: totals of the country first, then the figures of each warehouse. Totals and covers open their rows. */
export const SpreadGrid = observer(function SpreadGrid({
  store,
  section,
  page,
}: {
  readonly store: SpreadStore;
  readonly section: string;
  readonly page: string;
}) {
  const session = useService(Session);
  const { columns, lines, country } = store;
  const rowsOf = (sku: unknown, field: string, value: unknown) =>
    listAddress(`/admin/${section}/${page}`, 'rows', [
      { field: 'sku', op: 'in', value: [sku] },
      { field, op: 'in', value: [value] },
    ]);
  const cellOf = (row: RecordRow, { field, places }: (typeof spreadFigures)[number]) =>
    field === 'coverWeeks'
      ? coverCell(row, places, rowsOf(row['sku'], 'warehouse', row['warehouse']), session)
      : spreadFigure(row, field, places);
  const figures = spreadFigures.filter(({ field }) => session.fieldAccess(page, field).shown);
  const number = (key: string, name: string, cell: MatrixGroup<Row>['columns'][number]['cell']) => ({ key, name, isNumber: true, cell });
  const groups: readonly MatrixGroup<Row>[] = [
    {
      key: 'country',
      columns: [
        number('total', session.say(text.total), ({ sku, first }) => {
          const total = spreadFigure(first, 'total', 0);
          return total && { ...total, to: rowsOf(sku, 'country', country) };
        }),
        number('weekly', session.say(text.weekly), ({ first }) => spreadFigure(first, 'totalWeekly', 1)),
      ],
    },
    ...columns.map(warehouse => ({
      key: warehouse,
      head: { name: referenceWords(session, 'warehouse', warehouse) },
      columns: figures.map(figure =>
        number(figure.field, session.say(text[figure.label]), ({ at }) => {
          const row = at.get(warehouse);
          return row && cellOf(row, figure);
        }),
      ),
    })),
  ];
  const rows = lines.map((line): Row => {
    const known = session.referred('sku', line.sku);
    const to = listAddress(`/admin/${section}/transferSuggestions`, 'open', [{ field: 'sku', op: 'in', value: [line.sku] }]);
    const suggested = [...line.at.values()].some(row => row['suggested'] === true);
    return {
      ...line,
      key: line.sku,
      name: known?.code ?? `#${line.sku}`,
      under: known ? session.say(known.name) : '',
      link: suggested ? { words: session.say(text.transfers), to } : undefined,
    };
  });
  return <Matrix name={text.matrix} corner={session.say(text.sku)} groups={groups} rows={rows} none={text.none} />;
});
