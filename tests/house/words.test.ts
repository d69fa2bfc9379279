import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/tree.ts';
import { members } from '../support/workspace.ts';

/** Packages that are no business word: what every word stands on, and what other teams install. */
const general = /^(?:kernel|session|permissions|tracking|validation|order-number|tasks|templates|approvals|shop-auth|page-kit|pages|wire)$/;

/** Words of the business: the packages of rules. */
const business = members()
  .filter(({ name, pure }) => pure && !general.test(name))
  .map(({ name }) => name);

/** With them the word of what the product itself is about: users, mail, tasks. */
const words = [...business, 'system'];

/** Names of the folders right below a folder. */
const foldersIn = (folder: string): readonly string[] => [
  ...new Set(
    filesUnder(folder)
      .map(path => path.slice(folder.length + 1).split('/'))
      .filter(parts => parts.length > 1)
      .map(([name = '']) => name),
  ),
];

const rings = { definitions: 'packages/pages/src', server: 'apps/server/src/modules', browser: 'apps/web/src/modules' } as const;

/** The folder of a word of the server that is no entity: what the word adds to the demo company. */
const noEntity = 'demo';

/** Where the server alone has something to do: no rule of its own and no page. */
const ofServerAlone: readonly string[] = ['inventory/claim', 'inventory/scan-refusal'];

describe('one business word is the folder name in every ring', () => {
  it.each(Object.entries(rings))('%s stand in folders of words', (_name, ring) => {
    expect(foldersIn(ring).filter(name => !words.includes(name) && !(ring === rings.definitions && name === 'menu'))).toEqual([]);
  });

  it.each(business)('%s: definitions, rules and server name an entity alike', word => {
    const rules = foldersIn(`packages/${word}/src`);
    const definitions = foldersIn(`${rings.definitions}/${word}`);
    const server = foldersIn(`${rings.server}/${word}`);
    expect(definitions.filter(entity => !rules.includes(entity) && !server.includes(entity))).toEqual([]);
    const known = [...rules, ...definitions, noEntity];
    expect(server.filter(entity => !known.includes(entity) && !ofServerAlone.includes(`${word}/${entity}`))).toEqual([]);
  });

  it('what the server alone has is there', () => {
    expect(ofServerAlone.filter(place => filesUnder(`${rings.server}/${place}`).length === 0)).toEqual([]);
  });
});

/** House tests that list banned words. */
const wordLists: readonly string[] = ['labels', 'texts', 'words'].map(name => `tests/house/${name}.test.ts`);

/** The verb tell in any form, as a word or as a part of a name: tell, toldOf, tell_lot, rowTold. */
const tellWord = /(?<![A-Za-z])(?:[Tt]ell(?:s|ing)?|[Tt]old)(?![a-z])|(?<=[a-z0-9])(?:Tell(?:s|ing)?|Told)(?![a-z])/;

describe('one word for what is shown, stated, reported or notified, never tell', () => {
  it('sources, test titles and documents do without it, in names and in sentences', () => {
    const written = filesUnder('.').filter(path => /\.(?:tsx?|mjs|css|sql|md|html)$/.test(path) && !wordLists.includes(path));
    expect(written.length).toBeGreaterThan(3000);
    const found = written.flatMap(path =>
      [path, ...textOf(path).split('\n')].flatMap((line, at) => (tellWord.test(line) ? [`${path}:${at} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('the check knows names in camel case and in snake case, and leaves other words', () => {
    const names = ['tell', 'Tells why', 'was told', 'telling', 'toldOf', 'tell_lot', 'rowTold', 'tellLot', '.row-told'];
    expect(names.filter(name => !tellWord.test(name))).toEqual([]);
    expect(['teller', 'intelligent', 'untold', 'satellite', 'Castellon'].filter(name => tellWord.test(name))).toEqual([]);
  });
});
