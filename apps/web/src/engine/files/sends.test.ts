import { describe, expect, it } from 'vitest';
import { Sends } from './sends.ts';

describe('what a form waits for', () => {
  it('is nothing where no file is under way', async () => {
    expect(await new Sends().arrived()).toBe(true);
  });

  it('is every file, also one that is added while it waits', async () => {
    const sends = new Sends();
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const order: string[] = [];
    sends.add(first.promise);
    const waiting = sends.arrived().then(all => order.push(`arrived ${all}`));
    sends.add(second.promise.then(all => (order.push('second'), all)));
    expect(sends.count).toBe(2);
    first.resolve(true);
    await first.promise;
    second.resolve(true);
    await waiting;
    expect(order).toEqual(['second', 'arrived true']);
    expect(sends.count).toBe(0);
  });

  it('is false where a send under way fails, and ignores sends that had failed before', async () => {
    const sends = new Sends();
    sends.add(Promise.resolve(false));
    sends.add(Promise.resolve(true));
    expect(await sends.arrived()).toBe(false);
    expect(await sends.arrived()).toBe(true);
    sends.add(Promise.resolve(true));
    expect(await sends.arrived()).toBe(true);
  });
});
