import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../support/tree.ts';
import type { entrances } from './published.ts';

/** Where the reviewed surface of a package stands. */
export const reportPath = (folder: string, entrance: (typeof entrances)[number]) => `${folder}/api/${entrance}.api.md`;

/** Every public name of a built package with its type, as text in a fixed order: what a reviewer of a change reads. */
export function apiReport(folder: string, entrance: (typeof entrances)[number]): string {
  const projectFolder = join(root, folder);
  const entry = join(projectFolder, 'dist', `${entrance}.d.ts`);
  const into = mkdtempSync(join(tmpdir(), 'axle-api-'));
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2024'],
    types: [],
    strict: true,
    skipLibCheck: true,
  };
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  try {
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder,
        mainEntryPointFilePath: entry,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
        apiReport: {
          enabled: true,
          reportFileName: `${entrance}.api.md`,
          reportFolder: into,
          reportTempFolder: into,
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(projectFolder, 'package.json'),
    });
    const faults: string[] = [];
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: message => {
        if (message.logLevel === ExtractorLogLevel.Error) faults.push(message.text);
        message.handled = true;
      },
    });
    if (!succeeded || faults.length > 0) throw new Error(`No report of ${folder}: ${faults.join('; ')}`);
    return readFileSync(join(into, `${entrance}.api.md`), 'utf8');
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
