import type { Result } from '@axle/kernel';
import { mainPaths, type RecordLinksReply } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { RecordLinks } from './record-links.ts';

/** {@link RecordLinks} over the main API. */
export const httpRecordLinks = (main: MainClient): RecordLinks => ({
  of: (page, id) => main.get(mainPaths.recordLinks, { page, id }, { quiet: true }) as Promise<Result<RecordLinksReply>>,
});
