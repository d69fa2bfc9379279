import type { MainClient } from '../gateways/main-client.ts';
import { httpPageActions } from './actions/http-page-actions.ts';
import { PageActions } from './actions/page-actions.ts';
import { httpTaskCenter } from './import-export/http-task-center.ts';
import { TaskCenter } from './import-export/task-center.ts';
import { httpListLayouts } from './list/http-list-layouts.ts';
import { ListLayouts } from './list/list-layouts.ts';
import { httpRecordsOf } from './records/http-records.ts';
import { RecordsOf } from './records/records-of.ts';

/** The engine's ports and what stands behind them over the main API: `[port, factory]`, one bind line each. */
export const engineAdapters = [
  [RecordsOf, httpRecordsOf],
  [ListLayouts, httpListLayouts],
  [TaskCenter, httpTaskCenter],
  [PageActions, httpPageActions],
] as const satisfies readonly (readonly [abstract new () => unknown, (main: MainClient) => unknown])[];
