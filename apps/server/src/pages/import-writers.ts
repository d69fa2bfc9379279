import { openCartonWriter } from '../distribution/import-cartons.ts';
import type { OpenRowWriter } from '../imports/row-writer.ts';

/** What writes the rows of imports that go into documents which are there already, by entity. */
export const importWriters: Readonly<Record<string, OpenRowWriter>> = { distributionPlan: openCartonWriter };
