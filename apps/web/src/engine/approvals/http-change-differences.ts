import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { ChangeDifference, ChangeDifferences } from './change-differences.ts';

/** {@link ChangeDifferences} over the main API. */
export const httpChangeDifferences = (main: MainClient): ChangeDifferences => ({
  of: request => main.get(mainPaths.changeDifference, { id: request }) as Promise<Result<ChangeDifference>>,
});
