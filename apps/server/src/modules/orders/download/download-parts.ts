import { queueWorkers, rounds } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { downloadActions } from './download-actions.ts';
import { downloadsFailed, ordersNotTaken } from './download-todos.ts';
import { forwardDownloads } from './forward-downloads.ts';
import { downloadQueue } from './queues.ts';
import { runDownload } from './run-download.ts';
import { scheduleDownloads } from './schedule-downloads.ts';
import { storeProgress } from './store-progress.ts';

/** What the manifest has of downloads of orders. */
export const downloadParts = [
  actions(downloadActions),
  tools({ 'orderDownloadRecord.tab2': storeProgress }),
  toDos(...keyed(downloadsFailed, ordersNotTaken)),
  rounds({
    'order downloads': { every: 5_000, work: ({ database, queue, now }) => forwardDownloads(database, queue, now()) },
    'order schedule': { every: 60_000, work: ({ database, now }) => scheduleDownloads(database, now()) },
  }),
  queueWorkers({ [downloadQueue]: (parts, id) => runDownload(parts, id) }),
] as const;
