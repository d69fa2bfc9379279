import { type Language, text } from '@axle/kernel';
import { businessDay, type RecordRow, regrouped } from '@axle/page-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Registry } from '../../../../platform/registry/registry.ts';
import { orderedLines } from '../../order/ordered-lines.ts';
import { replyPath } from './issue-link.ts';
import { closedPage, replyForm, type ShownOrder, takenPage } from './link-page.ts';
import { type ClosedLink, type OpenedLink, openLink } from './open-link.ts';
import { readForm } from './read-form.ts';
import { takeReply } from './take-reply.ts';

/** What the page of links works with. */
export interface ReplySiteParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly now: () => Date;
}

/** Largest form: every line of a long order with its parts. */
const largestForm = 512 * 1024;

const statusOf: Readonly<Record<ClosedLink, number>> = { unknown: 404, tooMany: 429, used: 410, expired: 410, changed: 410 };

const named = (row: { readonly zh: string | null; readonly en: string | null }) => text(row.zh ?? row.en ?? '', row.en ?? row.zh ?? '');

/** An order as its supplier sees it, and in which language. */
async function shownOrder(
  database: Kysely<Tables>,
  { order, expiresAt }: OpenedLink,
): Promise<{ readonly shown: ShownOrder; readonly language: Language }> {
  const lines = orderedLines(order);
  const { rows: skus } = await sql<{ id: number; code: string; zh: string | null; en: string | null }>`
    select id, sku as code, name_zh as zh, name_en as en from sku where id = any(${lines.map(({ sku }) => sku)}::bigint[])`.execute(
    database,
  );
  const { rows: sides } = await sql<{ zh: string | null; en: string | null; language: string | null }>`
    select c.name_zh as zh, c.name_en as en, s.portal_language as language from company_entity c, supplier s
    where c.id = ${order['companyEntity']} and s.id = ${order['supplier']}`.execute(database);
  const byId = new Map(skus.map(row => [row.id, row]));
  const shown = {
    orderNo: regrouped(String(order['orderNo'])),
    version: Number(order['orderVersion']),
    company: named(sides[0]!),
    currency: String(order['currency']),
    until: businessDay(expiresAt),
    lines: lines
      .filter(({ agreed }) => agreed.qty > 0)
      .map(line => ({ ...line, code: byId.get(line.sku)?.code ?? '', name: named(byId.get(line.sku) ?? { zh: null, en: null }) })),
  };
  return { shown, language: sides[0]!.language === 'en' ? 'en' : 'zh-cn' };
}

/** Links are passed to no other site, indexed by no search engine and cached by no browser. */
const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);

const tokenIn = ({ query }: FastifyRequest): string => {
  const { t } = query as Readonly<Record<string, unknown>>;
  return typeof t === 'string' ? t : '';
};

const addressOf = (token: string): string => `${replyPath}?t=${encodeURIComponent(token)}`;
const orderNoOf = (order: RecordRow): string => regrouped(String(order['orderNo']));

/** The page on which a supplier replies to an order by a link, without signing in; it needs no script. */
export function replySite(app: FastifyInstance, { database, registry, now }: ReplySiteParts): void {
  app.register(async site => {
    site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: largestForm }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const opening = (request: FastifyRequest) => openLink(database, registry, { token: tokenIn(request), now: now(), ip: request.ip });
    site.get(replyPath, async (request, reply) => {
      const outcome = await opening(request);
      if ('closed' in outcome) return send(reply, statusOf[outcome.closed], closedPage(outcome.closed));
      const { shown, language } = await shownOrder(database, outcome.opened);
      return send(reply, 200, replyForm(language, shown, addressOf(tokenIn(request))));
    });
    site.post(replyPath, async (request, reply) => {
      const token = tokenIn(request);
      const outcome = await opening(request);
      if ('closed' in outcome) return send(reply, statusOf[outcome.closed], closedPage(outcome.closed));
      const { order } = outcome.opened;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const taken = await takeReply(database, registry, { token, now: now(), reply: readForm(order, form) });
      if ('closed' in taken) return send(reply, statusOf[taken.closed], closedPage(taken.closed));
      const { shown, language } = await shownOrder(database, outcome.opened);
      return 'refusals' in taken
        ? send(reply, 422, replyForm(language, shown, addressOf(token), { form, refusals: taken.refusals }))
        : send(reply, 200, takenPage(language, orderNoOf(order), regrouped(taken.replyNo)));
    });
  });
}
