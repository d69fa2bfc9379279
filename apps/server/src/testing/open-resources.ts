import { createHook } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** What keeps a process working, by Node's name. */
const kinds: Readonly<Record<string, string>> = {
  Timeout: 'timer',
  TCPSERVERWRAP: 'listening server',
  PIPESERVERWRAP: 'listening server',
  TCPWRAP: 'connection',
  PIPEWRAP: 'connection',
  PROCESSWRAP: 'child process',
  WORKER: 'worker thread',
};

interface Opened {
  readonly kind: string;
  readonly by: Error;
  readonly resource: WeakRef<{ hasRef?(): boolean }>;
}

const framesOf = ({ by }: Opened): readonly string[] =>
  (by.stack ?? '')
    .split('\n')
    .slice(2)
    .map(line => line.trim());

/** The line of our code that opened it, else the nearest of a package. */
const placeOf = (opened: Opened): string => {
  const frames = framesOf(opened).filter(frame => !frame.includes('node:'));
  return frames.find(frame => !frame.includes('/node_modules/')) ?? frames[0] ?? 'at an unknown place';
};

const isOfVitest = (opened: Opened): boolean =>
  /\/node_modules\/(@vitest|vitest)\//.test(framesOf(opened).find(frame => !frame.includes('node:')) ?? '');

/**
 * Notes from now on what keeps this process working: listening servers, connections, child processes, worker threads and timers that are
 * not let go.
 */
export const watchResources = () => {
  const open = new Map<number, Opened>();
  let watching = true;
  const hook = createHook({
    trackPromises: false,
    init(id, type, _trigger, resource) {
      const kind = watching ? kinds[type] : undefined;
      if (kind) open.set(id, { kind, by: new Error('opened here'), resource: new WeakRef(resource) });
    },
    destroy: id => void open.delete(id),
  }).enable();
  const left = (): readonly Opened[] => [...open.values()].filter(one => one.resource.deref()?.hasRef?.() === true && !isOfVitest(one));
  const named = () => left().map(one => `${one.kind} ${placeOf(one)}`);
  return {
    named,
    /** Stops noting and names what is still open; what is just being closed is given that many milliseconds. */
    async stop(milliseconds: number): Promise<readonly string[]> {
      watching = false;
      const until = performance.now() + milliseconds;
      while (left().length > 0 && performance.now() < until) await pause(10);
      hook.disable();
      return named();
    },
  };
};
