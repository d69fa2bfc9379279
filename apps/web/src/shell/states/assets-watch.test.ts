import { expect, it } from 'vitest';
import { KeptMessages } from '../../testing/memory-ports.ts';
import { AssetsWatch } from './assets-watch.ts';

it.each(['script', 'link'] as const)('[spec 8.19] a %s that fails marks the assets as missing, tells, and offers the reload', missing => {
  const messages = new KeptMessages();
  let reloads = 0;
  const watch = new AssetsWatch(messages, () => reloads++);
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
});
