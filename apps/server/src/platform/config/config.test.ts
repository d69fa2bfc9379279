import path from 'node:path';
import { expect, it } from 'vitest';
import { StartRefusal } from '../host/start-refusal.ts';
import { readConfig } from './config.ts';

it('starts without any variable, on this machine only', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataFolder: path.resolve('data'),
    databaseUrl: undefined,
    databaseEngine: undefined,
    demoData: true,
    demoMonths: 24,
    logLevel: 'warn',
    trustedProxies: [],
    mailUrl: undefined,
    mailFrom: 'Axle <axle@localhost>',
  });
});

it('reads every variable', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/srv/axle',
      DATABASE_URL: 'postgres://axle:secret@db.example:5432/axle',
      DEMO_DATA: 'off',
      DEMO_MONTHS: '6',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      MAIL_URL: 'smtps://axle:secret@mail.example:465',
      MAIL_FROM: 'Axle <axle@mail.example>',
      PUBLIC_ADDRESS: 'https://axle.example',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataFolder: path.resolve('/srv/axle'),
    databaseUrl: 'postgres://axle:secret@db.example:5432/axle',
    databaseEngine: undefined,
    demoData: false,
    demoMonths: 6,
    logLevel: 'info',
    trustedProxies: ['10.0.0.0/8', '::1'],
    mailUrl: 'smtps://axle:secret@mail.example:465',
    mailFrom: 'Axle <axle@mail.example>',
    publicAddress: 'https://axle.example',
  });
});

it('takes an empty value for an absent one', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ HOST: 'http://here' }, 'HOST must be a host name or an IP address, not "http://here".'],
  [
    { MAIL_URL: 'http://axle:secret@mail' },
    'MAIL_URL must be a URL like smtp://user:password@host:587, or smtps://user:password@host:465.',
  ],
  [{ PUBLIC_ADDRESS: 'axle.example' }, 'PUBLIC_ADDRESS must be a URL like https://axle.example.com, not "axle.example".'],
  [{ MAIL_FROM: 'Axle' }, 'MAIL_FROM must be an e-mail address, or a name with one: Axle <axle@example.com>, not "Axle".'],
  [{ DATABASE_ENGINE: 'sqlite' }, 'DATABASE_ENGINE must be embedded or pglite, not "sqlite".'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off, not "yes".'],
  [{ DEMO_MONTHS: '4' }, 'DEMO_MONTHS must be a whole number from 5 to 24, not "4".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must be IP addresses or ranges like 10.0.0.0/8, not "proxy.example".'],
  [
    { DATABASE_URL: 'postgres://axle@db/axle', DATABASE_ENGINE: 'pglite' },
    'DATABASE_ENGINE has no meaning beside DATABASE_URL: set only one of them.',
  ],
])('refuses %o in words', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartRefusal(sentence));
});

it('says everything that is wrong at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT must .*\nLOG_LEVEL must /);
});

it('does not repeat a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://axle:secret@db/axle' })).toThrow(
    new StartRefusal('DATABASE_URL must be a URL like postgres://user:password@host:5432/database.'),
  );
});
