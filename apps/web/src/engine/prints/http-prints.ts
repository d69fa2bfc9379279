import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { Prints } from './prints.ts';

const quiet = { quiet: true } as const;

/** {@link Prints} over the main API. */
export const httpPrints = (main: MainClient): Prints => ({
  preview: request => main.fileByPost(mainPaths.printPreview, request, quiet),
  run: request => main.fileByPost(mainPaths.printRun, request, quiet),
});
