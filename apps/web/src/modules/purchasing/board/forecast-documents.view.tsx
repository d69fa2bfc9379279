import { add, type Decimal, zero } from '@axle/kernel';
import {
  drillConditions,
  drillOf,
  type ColumnDrills,
  type Line,
  linesIn,
  type LinesField,
  type Page,
  type RecordValues,
  regrouped,
} from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { listAddress } from '../../../engine/filter-address.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { ForecastRow } from './forecast-row.view.tsx';

interface ForecastDocumentsProps {
  readonly page: Page;
  readonly buckets: readonly string[];
  /** Under which conditions the forecast was asked for, with the currency and the stage of the row. */
  readonly given: RecordValues;
  /** Undefined where it is of none. */
  readonly supplier: unknown;
}

const total = (lines: readonly Line[]): Decimal => lines.reduce((sum, line) => add(sum, line['amount'] as Decimal), zero);

/** The documents of a supplier of one stage, each a row of the matrix. */
export const ForecastDocuments = observer(function ForecastDocuments({ page, buckets, given, supplier }: ForecastDocumentsProps) {
  const [asked] = useState<RecordValues>({ ...given, ...(supplier === undefined ? {} : { supplier: [supplier] }) });
  const { tool, values } = useTypedTool({ page, active: true }, 'tab1', asked);
  const field = tool.results['documents'] as LinesField;
  const drills = tool.opens?.['documents']?.['documentNo'] as ColumnDrills | undefined;
  const addressOf = (line: Line) => {
    const drill = drills && drillOf(drills, line);
    return drill && listAddress(`/admin/${drill.section}/${drill.page}`, drill.tab, drillConditions(drill, line));
  };
  if (!values)
    return (
      <tr data-level={2}>
        <td colSpan={buckets.length + 3}>
          <Spinner size={16} />
        </td>
      </tr>
    );
  const own = linesIn(values, 'documents').filter(line => line['supplier'] === supplier);
  return [...Map.groupBy(own, line => String(line['documentNo'] ?? ''))].map(([no, lines]) => (
    <ForecastRow
      key={no}
      level={2}
      cells={buckets.map(bucket => {
        const fitting = lines.filter(line => line['bucket'] === bucket);
        return fitting.length === 0 ? undefined : { amount: total(fitting), to: addressOf(fitting[0]!) };
      })}
      sum={total(lines)}
      label={field.fields['amount']!.label}
    >
      {regrouped(no)}
    </ForecastRow>
  ));
});
