import { ok, type Result } from '@axle/kernel';
import { fieldsOf, type RecordRow, type TimelinePage, wireValues } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { KeptComment, Timelines } from './timelines.ts';

const quiet = { quiet: true } as const;

/** {@link Timelines} over the main API. */
export const httpTimelines = (main: MainClient): Timelines => ({
  page: (record, { kinds, after }) =>
    main.get(
      mainPaths.timeline,
      { ...record, ...(kinds.length > 0 ? { kinds } : {}), ...(after === undefined ? {} : { after }) },
      quiet,
    ) as Promise<Result<TimelinePage, CallRefusal>>,
  async version(resource, record, version) {
    const reply = (await main.get(mainPaths.recordVersion, { ...record, version }, quiet)) as Result<RecordRow, CallRefusal>;
    return reply.ok ? ok(wireValues(fieldsOf(resource)).receive(reply.value)) : reply;
  },
  add: (record, said, key) =>
    main.post(mainPaths.commentAdd, { ...record, ...said, key }, quiet) as Promise<Result<KeptComment, CallRefusal>>,
  change: (record, comment, said) =>
    main.post(mainPaths.commentUpdate, { ...record, ...said, comment }, quiet) as Promise<Result<KeptComment, CallRefusal>>,
  remove: (record, comment) => main.post(mainPaths.commentRemove, { ...record, comment }, quiet),
});
