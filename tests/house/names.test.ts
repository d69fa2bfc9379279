import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, sources, textOf } from '../support/tree.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const written = ['packages', 'apps', 'tests', 'scripts', 'docs'].flatMap(filesUnder);
const shoutedByCustom = /^(README|RULES|CHANGELOG|LICENSE)\.md$/;
const emptyWords = /(?:^|[-./])(?:impl|managers?|helpers?|utils?|common|misc|shared)(?=[-./]|$)/;

describe('names', () => {
  it('files are kebab-case', () => {
    expect(written.filter(path => !kebab.test(basename(path)) && !shoutedByCustom.test(basename(path)))).toEqual([]);
  });

  it('folders are kebab-case', () => {
    const folders = new Set(written.map(dirname));
    expect([...folders].filter(folder => !folder.split('/').every(part => kebab.test(part)))).toEqual([]);
  });

  it('no file or folder is named by a word that says nothing', () => {
    expect(written.filter(path => emptyWords.test(path))).toEqual([]);
  });

  it('no Impl, Manager, Helper or Utils, and no I before an interface', () => {
    const declared = /\b(?:class|interface|type)\s+(?:\w+(?:Impl|Manager|Helper|Helpers|Utils)\b|I[A-Z][a-z]\w*)/;
    expect(sources().filter(path => !path.startsWith('tests/house/') && declared.test(textOf(path)))).toEqual([]);
  });

  it('exports are named; only tools and what stands in the bundle for a library get a default', () => {
    const asked = /(?:\.config\.ts|\/bundle\/[\w-]+\.ts|\/global-(?:setup|teardown)\.ts|\/testing\/cluster\.ts|\.d\.ts)$/;
    expect(sources().filter(path => !asked.test(path) && /^export default\b/m.test(textOf(path)))).toEqual([]);
  });

  it('only a package has an index that gathers names', () => {
    const gathers = /^export (?:type )?(?:\*|\{[^}]*\}) from /m;
    const entrances = /^packages\/[^/]+\/src\/(?:index|testing)\.ts$/;
    expect(sources().filter(path => basename(path) === 'index.ts' && !entrances.test(path) && gathers.test(textOf(path)))).toEqual([]);
  });
});
