import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../database/open-database.ts';
import { StartRefusal } from '../host/start-refusal.ts';

/** What the environment configures for the server. */
export interface Config extends DatabaseSettings {
  readonly host: string;
  readonly port: number;
  readonly demoData: boolean;
  readonly demoMonths: number;
  readonly logLevel: LogLevel;
  readonly trustedProxies: readonly string[];
  /** Server that mails are handed to; without one they are laid into a folder. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** Where people outside reach the server; without it, where it listens. */
  readonly publicAddress: string | undefined;
  /** Key by which tokens of shops are sealed. */
  readonly shopTokenKey: Buffer | undefined;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** One environment variable: what it means and how its value is read; undefined when the value is wrong. */
interface Variable<Value> {
  readonly means: string;
  readonly expects: string;
  readonly whenAbsent: Value;
  read(text: string): Value | undefined;
}

const variable = <Value>(declared: Variable<Value>): Variable<Value> => declared;

const readUrl = (text: string): string | undefined => (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined);

/** Every environment variable that the server reads. */
export const variables = {
  HOST: variable({
    means: 'Address to listen on. The default can be reached from this machine only; 0.0.0.0 from everywhere.',
    expects: 'a host name or an IP address',
    whenAbsent: '127.0.0.1',
    read: text => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  PORT: variable({
    means: 'Port of the browser app and of both APIs; 0 takes any free one.',
    expects: 'a whole number from 0 to 65535',
    whenAbsent: 8080,
    read: text => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  }),
  DATA_DIR: variable({
    means: 'Folder of the embedded database and of uploaded and exported files; relative to the checkout.',
    expects: 'a path',
    whenAbsent: path.join(root, 'data'),
    read: text => (text.includes('\0') ? undefined : path.resolve(root, text)),
  }),
  DATABASE_URL: variable<string | undefined>({
    means: 'A PostgreSQL server (15 or later) to use in place of the embedded one.',
    expects: 'a URL like postgres://user:password@host:5432/database',
    whenAbsent: undefined,
    read: readUrl,
  }),
  DATABASE_ENGINE: variable<'embedded' | 'pglite' | undefined>({
    means: 'Engine in the data folder: the embedded PostgreSQL, or PGlite. By itself the server takes the first that runs.',
    expects: 'embedded or pglite',
    whenAbsent: undefined,
    read: text => (text === 'embedded' || text === 'pglite' ? text : undefined),
  }),
  DEMO_DATA: variable({
    means: 'Whether an empty database is filled with demo users, rights and records.',
    expects: 'on or off',
    whenAbsent: true,
    read: text => (text === 'on' ? true : text === 'off' ? false : undefined),
  }),
  DEMO_MONTHS: variable({
    means:
      'How many months the orders, returns, settlements and profits of the demo reach back, from 5 to 24; fewer make the first start shorter.',
    expects: 'a whole number from 5 to 24',
    whenAbsent: 24,
    read: text => (/^([5-9]|1\d|2[0-4])$/.test(text) ? Number(text) : undefined),
  }),
  LOG_LEVEL: variable<LogLevel>({
    means: 'Least weight of what is logged; info logs every call.',
    expects: `one of ${logLevels.join(', ')}`,
    whenAbsent: 'warn',
    read: text => logLevels.find(level => level === text),
  }),
  TRUSTED_PROXIES: variable<readonly string[]>({
    means: 'Addresses of proxies in front of the server whose word about the caller is believed, separated by commas.',
    expects: 'IP addresses or ranges like 10.0.0.0/8',
    whenAbsent: [],
    read(text) {
      const addresses = text.split(',').map(address => address.trim());
      return addresses.every(address => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(address)) ? addresses : undefined;
    },
  }),
  MAIL_URL: variable<string | undefined>({
    means: 'SMTP server that mails are handed to. Without one each mail becomes a file in the folder outbox of DATA_DIR.',
    expects: 'a URL like smtp://user:password@host:587, or smtps://user:password@host:465',
    whenAbsent: undefined,
    read: text => (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== '' ? text : undefined),
  }),
  MAIL_FROM: variable({
    means: 'Sender of mails.',
    expects: 'an e-mail address, or a name with one: Axle <axle@example.com>',
    whenAbsent: 'Axle <axle@localhost>',
    read: text => (/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : undefined),
  }),
  PUBLIC_ADDRESS: variable<string | undefined>({
    means: 'Address by which partners reach the server, in links that mails hold. Without one it is the address that the server prints.',
    expects: 'a URL like https://axle.example.com',
    whenAbsent: undefined,
    read: text => (/^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text) ? text : undefined),
  }),
  SHOP_TOKEN_KEY: variable<Buffer | undefined>({
    means: 'Key by which the tokens of shops and the password of the mail server are sealed. Without one the server makes one in DATA_DIR.',
    expects: '32 bytes in base64',
    whenAbsent: undefined,
    read: text => (/^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : undefined),
  }),
} as const;

/** Reads the environment; an empty value counts as absent. All wrong values are refused in one sentence each. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const wrong: string[] = [];
  const valueOf = <Value>(name: keyof typeof variables, { read, expects, whenAbsent }: Variable<Value>): Value => {
    const text = environment[name]?.trim();
    if (!text) return whenAbsent;
    const value = read(text);
    // Passwords may stand in a URL, and a key is one.
    const shown = ['DATABASE_URL', 'MAIL_URL', 'SHOP_TOKEN_KEY'].includes(name) ? '' : ` not ${JSON.stringify(text)}`;
    if (value === undefined) wrong.push(`${name} must be ${expects}${shown && `,${shown}`}.`);
    return value ?? whenAbsent;
  };
  const config: Config = {
    host: valueOf('HOST', variables.HOST),
    port: valueOf('PORT', variables.PORT),
    dataFolder: valueOf('DATA_DIR', variables.DATA_DIR),
    databaseUrl: valueOf('DATABASE_URL', variables.DATABASE_URL),
    databaseEngine: valueOf('DATABASE_ENGINE', variables.DATABASE_ENGINE),
    demoData: valueOf('DEMO_DATA', variables.DEMO_DATA),
    demoMonths: valueOf('DEMO_MONTHS', variables.DEMO_MONTHS),
    logLevel: valueOf('LOG_LEVEL', variables.LOG_LEVEL),
    trustedProxies: valueOf('TRUSTED_PROXIES', variables.TRUSTED_PROXIES),
    mailUrl: valueOf('MAIL_URL', variables.MAIL_URL),
    mailFrom: valueOf('MAIL_FROM', variables.MAIL_FROM),
    publicAddress: valueOf('PUBLIC_ADDRESS', variables.PUBLIC_ADDRESS),
    shopTokenKey: valueOf('SHOP_TOKEN_KEY', variables.SHOP_TOKEN_KEY),
  };
  if (config.databaseUrl !== undefined && config.databaseEngine !== undefined) {
    wrong.push('DATABASE_ENGINE has no meaning beside DATABASE_URL: set only one of them.');
  }
  if (wrong.length > 0) throw new StartRefusal(wrong.join('\n'));
  return config;
};
