import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/tree.ts';
import { members } from '../support/workspace.ts';
import { promisesOf, provingModule, type Snippet, snippetsOf } from './snippets.ts';

const packages = members().filter(member => member.pure);
const snippets = packages.flatMap(({ folder, published }) => snippetsOf(`${folder}/README.md`).map(snippet => ({ ...snippet, published })));

/** Outside the workspace, with its packages beside it. */
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'axle-readmes-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeAll(() => {
  mkdirSync(join(scratch, 'node_modules/@axle'), { recursive: true });
  for (const { name, folder } of packages) symlinkSync(join(root, folder), join(scratch, 'node_modules/@axle', name), 'junction');
  writeFileSync(join(scratch, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
});

const moduleName = ({ document, line }: Snippet) => `${document.split('/')[1]}-${line}`;
const node = (...words: readonly string[]) => spawnSync(process.execPath, [...words], { cwd: scratch, encoding: 'utf8' });

/** Compiles the snippets together, as strictly as another team might; answers what the compiler says. */
function compile(chosen: readonly Snippet[], ...settings: readonly string[]): string {
  for (const snippet of chosen) writeFileSync(join(scratch, `${moduleName(snippet)}.ts`), provingModule(snippet));
  const files = chosen.map(snippet => `${moduleName(snippet)}.ts`);
  const strictly = ['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--types', '', '--lib', 'es2024', '--target', 'es2024'];
  const where = ['--module', 'nodenext', '--outDir', 'made', '--rootDir', scratch, ...settings];
  return node(join(root, 'node_modules/typescript/bin/tsc'), ...strictly, ...where, ...files).stdout;
}

/** Runs compiled snippets and answers each promised value that is another one. */
function differences(chosen: readonly Snippet[], ...flags: readonly string[]): string {
  const asked = JSON.stringify(chosen.map(snippet => [`${snippet.document}:${snippet.line}`, `./made/${moduleName(snippet)}.js`]));
  const code = `
    import { inspect, isDeepStrictEqual } from 'node:util';
    for (const [place, path] of ${asked})
      for (const [real, promised] of (await import(path)).promises)
        if (!isDeepStrictEqual(real, promised)) console.log(place, 'promises', inspect(promised), 'and gives', inspect(real));
  `;
  const { stdout, stderr } = node(...flags, '--input-type=module', '--eval', code);
  return stdout + stderr;
}

describe('snippets of READMEs', () => {
  it('every package shows one that promises values', () => {
    const showing = snippets.filter(snippet => promisesOf(snippet) > 0).map(({ document }) => document);
    expect(packages.map(({ folder }) => `${folder}/README.md`).filter(document => !showing.includes(document))).toEqual([]);
  });

  it('compile against what other teams install, and give what they promise', () => {
    const chosen = snippets.filter(({ published }) => published);
    expect(compile(chosen, '--exactOptionalPropertyTypes')).toBe('');
    expect(differences(chosen)).toBe('');
  });

  it('compile against the sources of what stays in this workspace, and give what they promise', () => {
    const chosen = snippets.filter(({ published }) => !published);
    const asSources = ['--customConditions', 'source', '--allowImportingTsExtensions', '--rewriteRelativeImportExtensions'];
    expect(compile(chosen, ...asSources)).toBe('');
    expect(differences(chosen, '--conditions=source')).toBe('');
  });
});
