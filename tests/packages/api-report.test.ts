import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from '../support/tree.ts';
import { apiReport, reportPath } from './api-report.ts';
import { entrances, published } from './published.ts';

describe('what other teams build on changes in view', () => {
  it.each(published.flatMap(({ folder }) => entrances.map(entrance => [reportPath(folder, entrance), folder, entrance] as const)))(
    '%s is the surface as built; `pnpm api` rewrites it',
    (path, folder, entrance) => {
      expect(existsSync(join(root, path)) ? textOf(path) : 'no report').toBe(apiReport(folder, entrance));
    },
  );
});
