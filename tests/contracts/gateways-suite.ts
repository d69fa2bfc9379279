import { describe, expect, it } from 'vitest';
import type { Language } from '@axle/kernel';
import { mainPaths, officePaths } from '@axle/wire';
import { formWith, openPageAt } from './gateways-browser.ts';
import { type ClientTerms, gatewayClients } from './gateways-clients.ts';

/** A server under contract, and the signature of somebody it knows. */
export interface GatewayEnd {
  readonly origin: string;
  readonly signature: string;
}

/** What every server that the browser's clients speak to must do, and what the clients make of it. */
export function gatewaysSuite(name: string, end: GatewayEnd): void {
  const clients = (terms: ClientTerms = {}) => {
    openPageAt(end.origin);
    return gatewayClients({ signature: end.signature, ...terms });
  };

  describe(`${name}, spoken to by the browser's clients`, () => {
    it('returns the cookie name to anybody', async () => {
      const { office } = clients({ signature: undefined });
      expect(await office.get(officePaths.cookieKey)).toEqual({ ok: true, value: { cookie_key: 'axle_signature' } });
    });

    it('knows who is signed in; keys of the office system stay as they are', async () => {
      expect(await clients().office.post(officePaths.recheck)).toMatchObject({
        ok: true,
        value: {
          is_super: true,
          user: { account: 'superadmin' },
          first_login: expect.any(Boolean),
          password_expired_time: expect.any(Number),
        },
      });
    });

    it('answers the own messages page by page, and takes what is read or deleted', async () => {
      const { office } = clients();
      expect(await office.post(officePaths.messages, { size: 1, unread: true })).toMatchObject({
        ok: true,
        value: { list: expect.any(Array), total: expect.any(Number), unread: expect.any(Number) },
      });
      const none = { ok: true, value: { changed: 0, unread: expect.any(Number) } };
      expect(await office.post(officePaths.readMessages, { ids: [Number.MAX_SAFE_INTEGER] })).toMatchObject(none);
      expect(await office.post(officePaths.deleteMessages, { ids: [Number.MAX_SAFE_INTEGER] })).toMatchObject(none);
    });

    it.each(['zh-cn', 'en'] as const)('refuses to read messages that are not named, in %s', async language => {
      const { office, messages } = clients({ language });
      const words = { 'zh-cn': '请求格式不正确：ids', en: 'The request is malformed: ids' }[language];
      expect(await office.post(officePaths.readMessages, {})).toMatchObject({ ok: false, refusal: { message: { zh: words, en: words } } });
      expect(messages.shown).toHaveLength(1);
    });

    it('answers the switches of the office system, and nothing of a flow that does not exist', async () => {
      const { office } = clients();
      expect(await office.get(officePaths.switches)).toMatchObject({
        ok: true,
        value: expect.arrayContaining([
          {
            key: expect.any(String),
            value: expect.any(String),
            note_zh: expect.any(String),
            note_en: expect.any(String),
            synced_at: expect.any(String),
          },
        ]),
      });
      expect(await office.post(officePaths.workflowHistory, { flowId: 'none' })).toEqual({ ok: true, value: [] });
    });

    it('turns snake_case of the wire into camelCase', async () => {
      const reply = await clients().main.get(mainPaths.users);
      expect(reply).toMatchObject({
        ok: true,
        value: expect.arrayContaining([expect.objectContaining({ nicknameEn: expect.any(String) })]),
      });
    });

    it('takes a body whose service keeps camelCase', async () => {
      const reply = await clients().main.post(mainPaths.blackListField, { appId: 'axle', includeLower: true });
      expect(reply).toMatchObject({ ok: true, value: { read: [], write: [] } });
    });

    it.each<[Language, string]>([
      ['zh-cn', '请先登录'],
      ['en', 'Please sign in'],
    ])('ends the session of a call without a signature, on both gateways, in %s', async (language, message) => {
      const { main, office, signedOut, messages } = clients({ signature: undefined, language });
      expect(await main.get(mainPaths.users)).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
      expect(await office.post(officePaths.recheck)).toMatchObject({ ok: false, refusal: { code: 'SIGNED_OUT' } });
      expect(signedOut).toEqual([
        { gateway: 'main', message, signature: undefined },
        { gateway: 'office', message, signature: undefined },
      ]);
      expect(messages.shown).toEqual([]);
    });

    it.each<[Language, string]>([
      ['zh-cn', '接口不存在'],
      ['en', 'Unknown call'],
    ])('refuses a call that it does not know in words, in %s', async (language, words) => {
      const { main, messages } = clients({ language });
      expect(await main.get('/base/nothing/of_the_kind')).toMatchObject({
        ok: false,
        refusal: { code: 'UNKNOWN_CALL', replyCode: 404, message: { zh: words, en: words } },
      });
      expect(messages.shown).toHaveLength(1);
    });

    it('answers a file with its name', async () => {
      const reply = await clients().main.file(`${mainPaths.template}/basic_vehicle_model`, { format: 'csv' });
      expect(reply).toMatchObject({ ok: true, value: { kind: 'file', name: expect.stringMatching(/\.csv$/) } });
      expect(reply.ok && reply.value.kind === 'file' && reply.value.content.size).toBeGreaterThan(10);
    });

    it('refuses in words where a file was asked for', async () => {
      const { main, messages } = clients({ language: 'en' });
      expect(await main.file('/base/nothing/of_the_kind')).toMatchObject({
        ok: false,
        refusal: { message: { en: 'Unknown call' } },
      });
      expect(messages.shown).toHaveLength(1);
    });

    it('takes a form with a file, and shows how much of it has gone', async () => {
      const shares: number[] = [];
      const form = formWith({}, { name: '说明.csv', content: 'a,b\n1,2\n' });
      const reply = await clients().main.upload(mainPaths.upload, form, { onProgress: share => void shares.push(share) });
      expect(reply).toMatchObject({ ok: true, value: { name: '说明.csv', bytes: 8, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
      expect(shares.at(-1)).toBe(1);
    });

    it('queues an export, and notifies the shell', async () => {
      const { main, queued } = clients();
      const question = { page: 'vehicleModel', format: 'csv', columns: ['make', 'model'], filters: [], sort: [] };
      const reply = await main.fileByPost('/item/vehicle_model/export', question);
      expect(reply).toEqual({ ok: true, value: { kind: 'queued', taskid: expect.any(String) } });
      expect(queued).toEqual([{ taskid: reply.ok && reply.value.kind === 'queued' ? reply.value.taskid : 'none' }]);
    });
  });
}
