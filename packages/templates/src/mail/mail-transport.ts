import { isEmailAddress, type Refusal } from '@axle/kernel';

/** How mails leave: as the server is configured where it is started, or by a mail server that is set here. */
export interface MailTransportSettings {
  readonly way?: string;
  readonly host?: string;
  readonly port?: number;
  readonly security?: string;
  readonly account?: string;
  readonly sender?: string;
  /** Whether the last test of these settings reached the server: `none` before one. */
  readonly testState?: string;
}

/** What names a server: another one never gets the password of this one. */
const ofServer = ['host', 'port', 'security', 'account'] as const;

const addressOf = (sender: string): string => (/^[^<>\r\n]*<([^<>]*)>$/.exec(sender)?.[1] ?? sender).trim();

const missing = (field: string): Refusal => ({
  code: 'INCOMPLETE',
  field,
  message: { zh: '用邮件服务器发送时必填', en: 'Required where a mail server is used' },
});
const noSender: Refusal = {
  code: 'EMAIL',
  field: 'sender',
  message: {
    zh: '发件人须为邮箱，或“名称 <邮箱>”',
    en: 'The sender must be an e-mail address, or a name with one: Axle <axle@example.com>',
  },
};
const notTested: Refusal = {
  code: 'NOT_TESTED',
  field: 'way',
  message: { zh: '请先测试连接，成功后才能启用', en: 'Test the connection first; the mail server is used once it answered' },
};

/** [M21] Why these settings may not be saved: a mail server is used only whole, and mails are from an address. */
export function checkMailTransport(settings: MailTransportSettings): readonly Refusal[] {
  const { way, sender } = settings;
  const used = way === 'smtp';
  return [
    ...(used ? (['host', 'port', 'sender'] as const).filter(field => settings[field] === undefined).map(missing) : []),
    ...(sender !== undefined && !isEmailAddress(addressOf(sender)) ? [noSender] : []),
  ];
}

/** [M21] Why a mail server may not be used yet: no test of it went well. */
export const untestedTransport = ({ way, testState }: MailTransportSettings): Refusal | undefined =>
  way === 'smtp' && testState !== 'good' ? notTested : undefined;

/** [M21] Whether settings name another server, or another account there, whose password must be given again. */
export const isOtherServer = (before: MailTransportSettings, after: MailTransportSettings): boolean =>
  ofServer.some(key => before[key] !== after[key]);

/** [M21] Settings as they are kept: those of another server are not tested, and not used before they are. */
export const settledTransport = <Settings extends MailTransportSettings>(before: MailTransportSettings, after: Settings): Settings =>
  isOtherServer(before, after) ? { ...after, way: 'config', testState: 'none', testAt: undefined, testError: undefined } : after;
