import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import process from 'node:process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { watchResources } from './open-resources.ts';

interface Opening {
  readonly kind: string;
  open(): Promise<() => Promise<unknown>>;
}

const listening = async (): Promise<Server> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const openings: readonly Opening[] = [
  {
    kind: 'timer',
    open: async () => {
      const timer = setInterval(() => undefined, 60_000);
      return async () => clearInterval(timer);
    },
  },
  {
    kind: 'listening server',
    open: async () => {
      const server = await listening();
      return () => new Promise(resolve => server.close(resolve));
    },
  },
  {
    kind: 'child process',
    open: async () => {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60000)'], { stdio: 'ignore' });
      return async () => {
        child.kill('SIGKILL');
        await once(child, 'exit');
      };
    },
  },
];

it('names what is still open and where it was opened, and nothing that was closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ at: fc.nat(openings.length - 1), closed: fc.boolean() }), { maxLength: 4 }), async chosen => {
      const resources = watchResources();
      const left: { readonly kind: string; close(): Promise<unknown> }[] = [];
      for (const { at, closed } of chosen) {
        const { kind, open } = openings[at]!;
        const close = await open();
        if (closed) await close();
        else left.push({ kind, close });
      }
      try {
        const kinds = () => resources.named().map(name => name.replace(/ at .*/, ''));
        await expect.poll(() => kinds().toSorted()).toEqual(left.map(({ kind }) => kind).toSorted());
        // a server begins to listen later than `listen` is called
        for (const name of await resources.stop(0)) expect(name).toMatch(/open-resources\.test\.ts|^listening server/);
      } finally {
        for (const { close } of left) await close();
      }
    }),
    { numRuns: 12 },
  );
});

it('what lets the process end is not named: a timer that was let go', async () => {
  const resources = watchResources();
  const timer = setInterval(() => undefined, 60_000).unref();
  expect(await resources.stop(0)).toEqual([]);
  clearInterval(timer);
});
