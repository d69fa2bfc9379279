import type { Field, RecordRow } from '@axle/page-kit';
import { fieldViews } from '@axle/web/src/engine/fields/field-views.ts';
import '@axle/web/src/engine/fields/fields.css';
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnAutoSizeModule,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { columnWidth, fields, pinnedCount, rowHeight, rows } from './bench-rows.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, CellStyleModule, ColumnAutoSizeModule]);

const rendererOf = (field: Field) => {
  const { Cell } = fieldViews[field.kind];
  return ({ value }: CustomCellRendererProps) => <Cell field={field} value={value as unknown} />;
};

const columns = Object.entries(fields).map(([name, field], place): ColDef<RecordRow> => ({
  field: name,
  headerName: field.label.en,
  width: columnWidth,
  pinned: place < pinnedCount ? 'left' : null,
  // texts are drawn as the grid does it fastest; the rest by our own components, as in any application
  ...(field.kind === 'text' ? {} : { cellRenderer: rendererOf(field) }),
}));

/** AG Grid Community over the same rows. */
export function AgGrid() {
  return (
    <div style={{ height: '100%' }}>
      <AgGridReact<RecordRow>
        theme={themeQuartz}
        rowData={rows as RecordRow[]}
        columnDefs={columns}
        rowHeight={rowHeight}
        suppressColumnMoveAnimation
        animateRows={false}
      />
    </div>
  );
}
