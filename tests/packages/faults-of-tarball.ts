import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** How a package without CommonJS may be asked for; attw calls this the profile `esm-only`. */
const ways: readonly string[] = ['node16-esm', 'bundler'];

/** What publint (strict) and attw (esm-only) find wrong with a packed package. */
export async function faultsOfTarball(path: string): Promise<readonly string[]> {
  const bytes = readFileSync(path);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  const manifest = pkg as Readonly<Record<string, unknown>>;
  const analysis = await checkPackage(createPackageFromTarballData(bytes));
  const wrongTypes = analysis.types
    ? analysis.problems.filter(problem => !('resolutionKind' in problem) || ways.includes(problem.resolutionKind))
    : [{ kind: 'NoTypes' }];
  return [
    ...messages.map(message => `publint: ${formatMessage(message, manifest) ?? message.code}`),
    ...wrongTypes.map(problem => `attw: ${JSON.stringify({ ...problem, trace: undefined })}`),
  ];
}
