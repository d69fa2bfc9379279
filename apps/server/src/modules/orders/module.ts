import { queueWorkers, rounds } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { downloadActions } from './download/download-actions.ts';
import { downloadsFailed, ordersNotTaken } from './download/download-todos.ts';
import { forwardDownloads } from './download/forward-downloads.ts';
import { downloadQueue } from './download/queues.ts';
import { runDownload } from './download/run-download.ts';
import { storeProgress } from './download/store-progress.ts';

/** The manifest of orders: what customers ordered, from intake to the parcel. */
export const orders = defineModule(
  'orders',
  actions(downloadActions),
  tools({ 'orderDownloadRecord.tab2': storeProgress }),
  toDos(...keyed(downloadsFailed, ordersNotTaken)),
  rounds({ 'order downloads': { every: 5_000, work: ({ database, queue, now }) => forwardDownloads(database, queue, now()) } }),
  queueWorkers({ [downloadQueue]: (parts, id) => runDownload(parts, id) }),
);
