import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { root } from '../support/tree.ts';
import { apiReport, reportPath } from './api-report.ts';
import { build, entrances, published } from './published.ts';

/** Writes the surface of every published package for review: a difference in it is what other teams will notice. */
build();
for (const { folder } of published)
  for (const entrance of entrances) {
    const path = reportPath(folder, entrance);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), apiReport(folder, entrance));
    process.stdout.write(`wrote ${path}\n`);
  }
