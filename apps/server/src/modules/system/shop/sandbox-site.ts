import { isAuthPlatform } from '@axle/shop-auth';
import type { FastifyInstance } from 'fastify';
import { sandboxCode } from './sandbox-provider.ts';

const titles: Readonly<Record<string, string>> = { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart', partsgeek: 'PartsGeek' };

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

/** The page on which a shop consents in the sandbox, as it would on its platform. */
const consentPage = (platform: string, state: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(titles[platform] ?? platform)} sandbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 4rem auto; padding: 0 1rem; color: #1c2127 }
label { display: block; margin: 1rem 0 }
input { display: block; width: 100%; box-sizing: border-box; padding: .5rem; font: inherit }
button { padding: .5rem 1rem; margin-right: .5rem; font: inherit }
</style></head>
<body><h1>${escaped(titles[platform] ?? platform)} 沙箱 / sandbox</h1>
<p>安行申请访问此店铺的数据。 Axle asks for access to the data of this shop.</p>
<form method="get" action="/sandbox/oauth/${escaped(platform)}/consent">
<input type="hidden" name="state" value="${escaped(state)}">
<label>卖家ID / Seller id <input name="sellerId" required maxlength="60" value="SANDBOX-${escaped(platform.toUpperCase())}"></label>
<button name="answer" value="yes">同意 / Consent</button><button name="answer" value="no" formnovalidate>拒绝 / Refuse</button>
</form></body></html>`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The server's own platform: it asks for consent as the real ones do and sends the browser back with a code. */
export function sandboxSite(app: FastifyInstance, now: () => Date): void {
  app.get('/sandbox/oauth/:platform', (request, reply) => {
    const { platform } = request.params as { readonly platform: string };
    if (!isAuthPlatform(platform)) return reply.code(404).type('text/plain').send('no such platform');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(consentPage(platform, text((request.query as Record<string, unknown>)['state'])));
  });
  app.get('/sandbox/oauth/:platform/consent', (request, reply) => {
    const { platform } = request.params as { readonly platform: string };
    const { state, sellerId, answer } = request.query as Record<string, unknown>;
    const seller = text(sellerId).trim().slice(0, 60);
    const back = new URLSearchParams({ tab: 'attempts', state: text(state) });
    if (isAuthPlatform(platform) && answer === 'yes' && seller !== '') {
      back.set('code', sandboxCode(platform, seller, now()));
      back.set('sellerId', seller);
    } else back.set('error', 'access_denied');
    return reply.header('cache-control', 'no-store').redirect(`/admin/system/shopAuthorization?${back.toString()}`);
  });
}
