import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/tree.ts';

const schema = 'apps/server/src/schema';
const files = filesUnder(schema).filter(path => path.endsWith('.sql'));
const inFolder = (folder: string): readonly string[] => files.filter(path => path.startsWith(`${schema}/${folder}/`)).sort();
const numbersOf = (folder: string, width: number): readonly (string | undefined)[] =>
  inFolder(folder).map(path => new RegExp(String.raw`^(\d{${width}})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$`).exec(basename(path))?.[1]);
const counted = (folder: string, width: number): readonly string[] =>
  inFolder(folder).map((_path, index) => String(index + 1).padStart(width, '0'));
const objectOf = (path: string): string => basename(path, '.sql').replaceAll('-', '_');
/** What a file makes, by kind, without what stands in its comments. */
const madeBy = (path: string): readonly string[] =>
  Array.from(
    textOf(path)
      .replaceAll(/--.*/g, '')
      .matchAll(/^\s*create (?:or replace )?(?:materialized )?(view|function|table) (\w+)/gim),
    ([, kind, name]) => `${kind} ${name}`,
  );

/** The functions that triggers may call, by what they are for: nothing else of the business is done by the database by itself. */
const triggers: Readonly<Record<string, readonly string[]>> = {
  'what is written stays': [
    'refuse_change',
    'refuse_past_change',
    'refuse_past_line',
    'refuse_added_past_line',
    'keep_decision',
    'keep_ended_relation',
    'keep_booked_fba_line',
    'keep_booked_fba_shipment',
  ],
  'decisions are only added by whom they may be': ['four_eyes', 'approved_by_enough'],
  'the balances of the ledger are the sums of what was added to it': [
    'balance_as_moved',
    'layer_as_moved',
    'keep_snapshot_pieces',
    'keep_snapshot_values',
  ],
  'numbers and places follow each other': ['number_document', 'place_new_rule', 'close_rule_gaps'],
  'periods do not overlap': ['one_pool_at_a_time', 'one_transit_bin', 'take_group_period', 'give_group_period'],
  'rights resolved before do not outlive a change': ['move_access_epoch'],
  'a view is written as its table': ['keep_outbound_item'],
  'what is kept for boards knows what changed': [
    'note_changed_orders',
    'note_shipped_orders',
    'note_received_orders',
    'note_arrived_orders',
    'note_orders_of',
  ],
};

describe('the schema', () => {
  it('has triggers for history, numbers, periods, the access epoch and what changed alone; what follows from records is worked out by modules', () => {
    const called = files.flatMap(path => Array.from(textOf(path).matchAll(/execute function (\w+)/g), match => match[1] ?? ''));
    expect([...new Set(called)].toSorted()).toEqual(Object.values(triggers).flat().toSorted());
  });

  it('has a baseline and changes that are numbered without a gap and named in kebab-case', () => {
    expect(numbersOf('baseline', 3)).toEqual(counted('baseline', 3));
    expect(numbersOf('changes', 4)).toEqual(counted('changes', 4));
  });

  it('has one definition of each view and each function, in the file of its name', () => {
    expect(inFolder('views').map(madeBy)).toEqual(inFolder('views').map(path => [`view ${objectOf(path)}`]));
    expect(inFolder('functions').map(madeBy)).toEqual(inFolder('functions').map(path => [`function ${objectOf(path)}`]));
    const elsewhere = [...inFolder('baseline'), ...inFolder('changes')].flatMap(madeBy).filter(made => !made.startsWith('table '));
    expect(elsewhere).toEqual([]);
  });

  it('is all of the SQL files', () => {
    expect(
      ['packages', 'apps', 'scripts'].flatMap(filesUnder).filter(path => path.endsWith('.sql') && !path.startsWith(`${schema}/`)),
    ).toEqual([]);
  });

  it('makes each table once', () => {
    const made = files.flatMap(madeBy).filter(one => one.startsWith('table '));
    expect(made.filter((one, at) => made.indexOf(one) !== at)).toEqual([]);
  });

  it('gives a name to a view or to a function, since what needs what follows from names', () => {
    const names = [...inFolder('views'), ...inFolder('functions')].map(objectOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no line of more than 140 characters, but for a text that stands alone on its own', () => {
    const alone = /^\s*E?'(?:[^']|'')*'[,;]?$/;
    const wide = files.flatMap(path =>
      textOf(path)
        .split('\n')
        .filter(line => line.length > 140 && !alone.test(line))
        .map(line => `${path}: ${line.trim()}`),
    );
    expect(wide).toEqual([]);
  });
});
