import { expect, it } from 'vitest';
import { webAddresses } from './web-addresses.ts';

it('shows web addresses by host and last segment, and leaves other texts out', () => {
  expect(webAddresses('https://www.amazon.com/dp/B07XK2M4QD  javascript:alert(1) http://a.b/')).toEqual([
    { address: 'https://www.amazon.com/dp/B07XK2M4QD', words: 'amazon.com B07XK2M4QD' },
    { address: 'http://a.b/', words: 'a.b' },
  ]);
  expect(webAddresses('')).toEqual([]);
});
