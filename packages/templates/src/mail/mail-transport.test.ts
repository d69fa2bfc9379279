import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkMailTransport, isOtherServer, settledTransport, untestedTransport } from './mail-transport.ts';

const server = {
  way: 'smtp',
  host: 'smtp.axle.example',
  port: 587,
  security: 'starttls',
  account: 'axle',
  sender: 'Axle <axle@axle.example>',
};
const codes = (settings: object) => checkMailTransport(settings).map(({ code, field }) => `${code} ${field}`);

it('[M21] a mail server is used whole, and once a test went well', () => {
  expect(codes(server)).toEqual([]);
  expect(untestedTransport({ ...server, testState: 'good' })).toBeUndefined();
  expect(untestedTransport({ ...server, testState: 'bad' })).toMatchObject({ code: 'NOT_TESTED', field: 'way' });
  expect(untestedTransport({ way: 'config', testState: 'none' })).toBeUndefined();
  expect(codes({ way: 'smtp' })).toEqual(['INCOMPLETE host', 'INCOMPLETE port', 'INCOMPLETE sender']);
  expect(codes({ way: 'config', sender: 'Axle' })).toEqual(['EMAIL sender']);
  expect(codes({ way: 'config' })).toEqual([]);
});

it('[M21] settings of another server are neither tested nor used', () => {
  const tested = { ...server, testState: 'good' };
  expect(settledTransport(tested, { ...tested, host: 'smtp.other.example' })).toMatchObject({ way: 'config', testState: 'none' });
  expect(settledTransport(tested, { ...tested, sender: 'orders@axle.example' })).toMatchObject({ way: 'smtp', testState: 'good' });
  const settings = fc.record({
    way: fc.constantFrom('config', 'smtp'),
    host: fc.constantFrom('a.example', 'b.example'),
    port: fc.constantFrom(25, 587),
    security: fc.constantFrom('tls', 'none'),
    account: fc.option(fc.constant('axle'), { nil: undefined }),
    testState: fc.constantFrom('none', 'good', 'bad'),
  });
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      const kept = settledTransport(before, after);
      expect(kept).toMatchObject(isOtherServer(before, after) ? { way: 'config', testState: 'none' } : after);
      expect(settledTransport(kept, kept)).toEqual(kept);
    }),
  );
});
