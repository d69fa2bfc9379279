import { expect, it } from 'vitest';
import { KeptMessages } from '../../testing/memory-ports.ts';
import { transportText } from '../../text/transport.ts';
import { Network } from '../network/network.ts';
import { AssetsWatch } from './assets-watch.ts';

it.each(['script', 'link'] as const)(
  '[spec 8.19] a %s that fails marks the assets as missing, and a message offers the reload',
  missing => {
    const messages = new KeptMessages();
    let reloads = 0;
    const watch = new AssetsWatch(messages, new Network(true), () => reloads++);
    watch.start();
    for (const element of ['img', missing] as const) {
      const asked = document.body.appendChild(document.createElement(element));
      expect(watch.missing).toBe(false);
      asked.dispatchEvent(new Event('error'));
    }
    expect(watch.missing).toBe(true);
    expect(messages.shown).toHaveLength(1);
    messages.shown[0]?.[2]?.run();
    expect(reloads).toBe(1);
  },
);

it('without a network a script that does not come is not missing: the network is', () => {
  const messages = new KeptMessages();
  const watch = new AssetsWatch(messages, new Network(false), () => undefined);
  watch.hear(document.createElement('script'));
  expect([watch.missing, messages.shown.map(([tone, text]) => [tone, text])]).toEqual([false, [['bad', transportText.offline]]]);
});
