import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Latest } from './latest.ts';

/** Questions whose answers the test releases, and the answers that were accepted. */
function bench() {
  const latest = new Latest();
  const taken: string[] = [];
  const signals: AbortSignal[] = [];
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = latest.ask(
      signal => {
        signals.push(signal);
        return promise;
      },
      answer => taken.push(answer),
    );
    const answered = async (settle: () => void) => {
      settle();
      await done;
    };
    return { done, answer: (text: string) => answered(() => resolve(text)), fail: () => answered(() => reject(new Error('late'))) };
  };
  return { latest, taken, signals, ask };
}

describe('of questions that are asked one after the other', () => {
  it('only the newest is answered, whichever answer comes last', async () => {
    const { taken, signals, ask } = bench();
    const [older, newer] = [ask(), ask()];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await newer.answer('newer');
    await older.answer('older');
    expect(taken).toEqual(['newer']);
    expect([await older.done, await newer.done]).toEqual([false, true]);
  });

  it('an older one that is answered first is left unheard', async () => {
    const { taken, ask } = bench();
    const [older, newer] = [ask(), ask()];
    await older.answer('older');
    expect(taken).toEqual([]);
    await newer.answer('newer');
    expect(taken).toEqual(['newer']);
  });

  it('an older one fails unheard, the newest aloud', async () => {
    const { taken, ask } = bench();
    const [older, newer] = [ask(), ask()];
    await older.fail();
    await expect(newer.fail()).rejects.toThrow('late');
    expect(taken).toEqual([]);
  });

  it('the same one asked again is answered by its second answer alone', async () => {
    const { taken, ask } = bench();
    const [first, second] = [ask(), ask()];
    await second.answer('the same, as it is now');
    await first.answer('the same, as it was');
    expect(taken).toEqual(['the same, as it is now']);
  });

  it('the newest alone is ever taken, in any order of questions and answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 20 }), async turns => {
        const { taken, ask } = bench();
        const waiting: { readonly place: number; answer(text: string): Promise<void> }[] = [];
        const wanted: string[] = [];
        let newest = -1;
        for (const turn of turns) {
          const [next] = turn < 5 ? [] : waiting.splice((turn - 5) % Math.max(1, waiting.length), 1);
          if (!next) waiting.push({ ...ask(), place: (newest += 1) });
          else {
            if (next.place === newest) wanted.push(String(newest));
            await next.answer(String(next.place));
          }
          expect(taken).toEqual(wanted);
        }
      }),
    );
  });
});

it('what is given up is not answered; what is asked after it is', async () => {
  const { latest, taken, signals, ask } = bench();
  const before = ask();
  latest.giveUp();
  expect(signals[0]!.aborted).toBe(true);
  await before.answer('before');
  await ask().answer('after');
  expect(taken).toEqual(['after']);
});

it('after its time nothing is answered and nothing asked, until another one begins', async () => {
  const { latest, taken, signals, ask } = bench();
  const end = latest.begin();
  const asked = ask();
  end();
  await asked.answer('late');
  await ask().done;
  expect([taken, signals.length]).toEqual([[], 1]);
  latest.begin();
  await ask().answer('again');
  expect(taken).toEqual(['again']);
});
