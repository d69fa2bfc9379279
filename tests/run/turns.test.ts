import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTurns, type Turns, type Word } from './turns.ts';

const reports: string[] = [];
const lines: Socket[] = [];
let turns: Turns;

/** A worker that asks for a turn; answers its line when it has it. */
async function worker(word: Word): Promise<Socket> {
  const socket = connect(turns.address);
  lines.push(socket);
  socket.write(`${JSON.stringify({ worker: word.file, ...word })}\n`);
  await once(socket, 'data');
  return socket;
}

describe('turns of test files', () => {
  beforeEach(async () => {
    turns = await keepTurns(2, { patience: 300_000, report: line => reports.push(line) });
  });
  afterEach(() => {
    turns.close();
    for (const socket of lines.splice(0)) socket.destroy();
  });

  it('lets no more files work than there are places, and the next one as soon as one has ended', async () => {
    const [first] = await Promise.all([worker({ file: 'a.test.ts' }), worker({ file: 'b.test.ts' })]);
    const order: string[] = [];
    const third = worker({ file: 'c.test.ts' }).then(() => order.push('c begins'));
    const fourth = turns.take().then(giveBack => {
      order.push('build begins');
      giveBack();
    });
    order.push('a ends');
    first.end();
    await Promise.all([third, fourth]);
    expect(order[0]).toBe('a ends');
    expect(turns.past.map(({ file }) => file)).toEqual(['a.test.ts']);
  });

  it('takes the turn of a worker that died', async () => {
    await worker({ file: 'a.test.ts' });
    (await worker({ file: 'b.test.ts' })).destroy();
    await worker({ file: 'c.test.ts' });
    expect(turns.past.map(({ file }) => file)).toEqual(['b.test.ts']);
  });

  it('takes the turn of a file that could not be loaded when its worker asks for the next', async () => {
    await worker({ file: 'a.test.ts' });
    await worker({ file: 'broken.test.ts', worker: '1-0' });
    await worker({ file: 'c.test.ts', worker: '1-0' });
    expect(turns.past.map(({ file }) => file)).toEqual(['broken.test.ts']);
  });
});

it('says of a file that has hung in which test, and ends its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    turns = await keepTurns(1, { patience: 60_000, report: line => reports.push(line) });
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const ended = once(child, 'exit');
    const socket = await worker({ file: 'slow.test.ts', pid: child.pid });
    socket.write(`${JSON.stringify({ test: 'waits for ever' })}\n`);
    const next = worker({ file: 'next.test.ts' });
    await expect.poll(() => turns.atWork()).toEqual([{ file: 'slow.test.ts', test: 'waits for ever' }]);
    vi.advanceTimersByTime(59_000);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(reports.join()).toMatch(
      new RegExp(`^HUNG: slow\\.test\\.ts › waits for ever, without a word for 6\\d s; its process ${child.pid} is ended$`),
    );
    await next;
  } finally {
    turns.close();
    vi.useRealTimers();
    for (const socket of lines.splice(0)) socket.destroy();
  }
});
