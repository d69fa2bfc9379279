import { type LocalDate, text } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import type { StateMachine } from './state-machine.ts';
import { stateProblems } from './state-problems.ts';
import { refusedByState, transit, transitionsFrom } from './transit.ts';
const today = '2026-05-20' as LocalDate;

const states: StateMachine = {
  field: 'state',
  initial: 'draft',
  final: ['closed'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提交', 'Submit'),
      from: ['draft'],
      to: 'open',
      check: record =>
        record['note'] === undefined ? [{ code: 'RULE', field: 'note', message: text('备注必填', 'A note is needed') }] : [],
    },
    { key: 'withdraw', title: text('撤回', 'Withdraw'), from: ['open'], to: 'draft' },
    { key: 'close', title: text('关闭', 'Close'), from: ['draft', 'open'], to: 'closed' },
  ],
};
const option = (code: string, zh: string, en: string) => ({ code, label: text(zh, en) });
const document = (machine: StateMachine) =>
  defineResource({
    entity: 'letter',
    label: text('函', 'Letter'),
    service: 'item',
    nameFields: ['note'],
    states: machine,
    fields: {
      note: { kind: 'text', label: text('备注', 'Note'), maxLength: 20 },
      state: {
        kind: 'enum',
        label: text('状态', 'Status'),
        readOnly: true,
        options: [option('draft', '草稿', 'Draft'), option('open', '进行中', 'Open'), option('closed', '已关闭', 'Closed')],
      },
    },
  });
const letter = document(states);
const [submit, withdraw] = states.transitions;

describe('a transition', () => {
  it('leads to its state and changes nothing else', () => {
    expect(transit(letter, { note: 'x', state: 'draft' }, submit!, { today })).toEqual({ ok: true, value: { note: 'x', state: 'open' } });
  });

  it('is refused in another state, by name, and by the rule that it carries', () => {
    expect(transit(letter, { state: 'draft' }, withdraw!, { today })).toMatchObject({
      refusal: [
        {
          code: 'STATE',
          message: { zh: '当前状态为草稿，只有进行中可以撤回', en: 'Withdraw is only possible for open (current status: Draft)' },
        },
      ],
    });
    expect(transit(letter, { state: 'draft' }, submit!, { today })).toMatchObject({ refusal: [{ code: 'RULE', field: 'note' }] });
  });

  it('answers the same for the same record whatever came before', () => {
    fc.assert(
      fc.property(fc.constantFrom('draft', 'open', 'closed'), fc.constantFrom(...states.transitions), (state, transition) => {
        const once = transit(letter, { note: 'x', state }, transition, { today });
        expect(once.ok).toBe(transitionsFrom(states, state).includes(transition));
        if (once.ok) expect(transit(letter, once.value, transition, { today }).ok).toBe(transition.from.includes(transition.to));
      }),
    );
  });
});

it('a record is changed and deleted in the states that allow it', () => {
  expect(refusedByState(letter, { state: 'draft' }, 'update')).toBeUndefined();
  expect(refusedByState(letter, { state: 'open' }, 'update')?.message.zh).toBe('当前状态为进行中，只有草稿可以修改');
  expect(refusedByState(letter, { state: 'closed' }, 'del')?.code).toBe('STATE');
});

describe('states as a whole', () => {
  it('are sound where all can be reached and all but the last left', () => {
    expect(stateProblems(letter)).toEqual([]);
  });

  it('that are sound leave no record in a dead end: every walk can go on until a final state', () => {
    const codes = ['draft', 'open', 'closed'];
    const transition = fc.record({ from: fc.subarray(codes, { minLength: 1 }), to: fc.constantFrom(...codes) });
    const machines = fc
      .record({ transitions: fc.array(transition, { minLength: 1, maxLength: 6 }), final: fc.subarray(codes) })
      .map(({ transitions, final }) => ({
        field: 'state',
        initial: 'draft',
        final,
        transitions: transitions.map((one, at) => ({ ...one, key: `t${at}`, title: text('走', 'Go') })),
      }));
    fc.assert(
      fc.property(machines, fc.array(fc.nat(5), { maxLength: 8 }), (machine, steps) => {
        const resource = document(machine);
        fc.pre(stateProblems(resource).length === 0);
        let state: unknown = machine.initial;
        for (const step of steps) {
          const ways = transitionsFrom(machine, state).filter(({ to }) => to !== state);
          expect(ways.length === 0).toBe(machine.final.includes(String(state)));
          if (ways.length === 0) break;
          const moved = transit(resource, { state }, ways[step % ways.length]!, { today });
          state = moved.ok ? moved.value['state'] : expect.unreachable();
        }
      }),
    );
  });

  it('name what is unreachable, has no way on, or does not exist', () => {
    const broken = {
      ...states,
      transitions: [
        { ...submit!, to: 'gone' },
        { ...withdraw!, from: ['closed'] },
      ],
    };
    expect(stateProblems(document(broken))).toEqual([
      'no option for the state gone',
      'nothing leads to open',
      'nothing leads to closed',
      'nothing leads on from open',
      'closed is final and can be left',
    ]);
  });
});
