import type { Result } from '@axle/kernel';
import { type BulkReport, mainPaths, recordPath } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { BulkActions } from './bulk-actions.ts';

const quiet = { quiet: true } as const;

/** {@link BulkActions} over the main API. */
export const httpBulkActions = (main: MainClient): BulkActions => {
  const post = (path: string, body: object) => main.post(path, body, quiet) as Promise<Result<BulkReport, CallRefusal>>;
  return {
    start: ({ resource, page, action, input, chosen }) => post(recordPath(resource, 'bulk'), { page, action, input, ...chosen }),
    report: taskid => main.get(mainPaths.bulkTask, { taskid }, quiet) as Promise<Result<BulkReport, CallRefusal>>,
    confirm: taskid => post(mainPaths.bulkConfirm, { taskid }),
    cancel: taskid => post(mainPaths.bulkCancel, { taskid }),
    retry: taskid => post(mainPaths.bulkRetry, { taskid }),
    resultFile: (taskid, format) => post(mainPaths.bulkResultFile, { taskid, format }),
  };
};
