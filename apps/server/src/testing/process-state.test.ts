import process from 'node:process';
import { expect, it, vi } from 'vitest';
import { rememberProcess } from './process-state.ts';

const nothing = (): void => undefined;
const changes: readonly { readonly named: string; change(): void; putBack(): void }[] = [
  {
    named: 'environment variable AXLE_LEFT',
    change: () => void (process.env['AXLE_LEFT'] = 'here'),
    putBack: () => void delete process.env['AXLE_LEFT'],
  },
  {
    named: 'listeners of the process for SIGUSR2',
    change: () => void process.on('SIGUSR2', nothing),
    putBack: () => void process.off('SIGUSR2', nothing),
  },
  { named: 'global Date', change: () => void vi.useFakeTimers({ toFake: ['Date'] }), putBack: () => void vi.useRealTimers() },
];

it.each(changes)('names what was not put back: $named', ({ named, change, putBack }) => {
  const changed = rememberProcess();
  expect(changed()).toEqual([]);
  change();
  try {
    expect(changed()).toEqual([named]);
  } finally {
    putBack();
  }
  expect(changed()).toEqual([]);
});
