import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['203.0.9.1', '203.0.0.0/16'],
  ['::ffff:203.0.9.1', '203.0.0.0/16'],
  ['10.1.2.3', '10.0.0.0/8'],
  ['10.200.2.3', '10.0.0.0/8'],
  ['127.0.0.1', '127.0.0.0/8'],
  ['172.20.0.1', '172.16.0.0/12'],
  ['172.32.0.1', '172.32.0.0/16'],
  ['192.168.7.7', '192.168.0.0/16'],
  ['2001:db8::1', '2001:db8::/32'],
  ['2001:DB8:7::1', '2001:db8::/32'],
  ['2001::1', '2001:0::/32'],
  ['fe80::1', 'fe80:0::/32'],
  ['', undefined],
  ['unknown', undefined],
  ['1.2.3.400', undefined],
])('[L6] of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('[L6] does not hang on the last two numbers, nor on how the address is written', () => {
  const octet = fc.nat({ max: 255 });
  fc.assert(
    fc.property(octet, octet, octet, octet, octet, octet, (a, b, c, d, e, f) => {
      const network = networkOf(`${a}.${b}.${c}.${d}`);
      expect(network).toBeDefined();
      expect(networkOf(`${a}.${b}.${e}.${f}`)).toBe(network);
      expect(networkOf(`::ffff:${a}.${b}.${e}.${f}`)).toBe(network);
    }),
  );
});
