import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, pack } from './published.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages by name. */
    readonly tarballs: Readonly<Record<string, string>>;
  }
}

/** Builds and packs the published packages once for all tests of them. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'axle-packed-'));
  build();
  project.provide('tarballs', pack(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
