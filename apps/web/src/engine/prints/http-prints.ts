import type { Result } from '@axle/kernel';
import { mainPaths, type PrintCheck } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { Prints } from './prints.ts';

const quiet = { quiet: true } as const;

/** {@link Prints} over the main API. */
export const httpPrints = (main: MainClient): Prints => ({
  check: request => main.post(mainPaths.printCheck, request, quiet) as Promise<Result<PrintCheck, CallRefusal>>,
  preview: request => main.fileByPost(mainPaths.printPreview, request, quiet),
  run: request => main.fileByPost(mainPaths.printRun, request, quiet),
});
