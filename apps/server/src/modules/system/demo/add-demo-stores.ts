import { isAuthPlatform } from '@axle/shop-auth';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { listScope } from '../../../platform/demo/list-scope.ts';
import { keepGranted, noteAttempt } from '../shop/kept-auth.ts';
import { demoStores } from './demo-stores.ts';

const day = 86_400_000;

/** Adds the shops of the demo with their sites and sandbox authorisations, and answers their ids by code. */
export const addDemoStores = demoStep('stores', ['parties'], async ({ transaction, adding, person, now }) => {
  const add = adding('sysAdmin');
  const owner = person('operator');
  const { rows } = await sql<{ kind: string; code: string; id: number }>`
    select 'company' as kind, code, id from company_entity union all select 'site', code, id from site`.execute(transaction);
  const ids = new Map(rows.map(({ kind, code, id }) => [`${kind}/${code}`, id]));
  const companyOf = (code: unknown) => ids.get(`company/${String(code)}`);
  const stores = await add(
    'shopAuthorization',
    demoStores.map(({ store }) => ({ ...store, company: companyOf(store['company']), owner })),
  );
  await add(
    'storeSite',
    demoStores.flatMap(({ store, sites, fulfilments }) =>
      sites.map(([site, taxNo, currency]) => ({
        store: stores.get(String(store['code'])),
        site: ids.get(`site/${site}`),
        company: companyOf(store['company']),
        currency,
        taxNo,
        manager: owner,
        fulfilments,
      })),
    ),
  );
  for (const { store, authorisedDaysAgo } of demoStores) {
    const { platform } = store;
    if (authorisedDaysAgo === undefined || !isAuthPlatform(platform)) continue;
    const at = new Date(now.getTime() - authorisedDaysAgo * day);
    const id = stores.get(String(store['code']))!;
    const granted = { sellerId: String(store['sellerId']), refreshToken: `sandbox-${randomBytes(24).toString('base64url')}` };
    await keepGranted(transaction, { id, platform }, granted, { by: owner, now: at });
    await noteAttempt(transaction, owner, at, { store: id, step: platform === 'walmart' ? 'credentials' : 'callback', ok: true });
  }
  await listScope(transaction, person('omsClerk'), 'shop', [...stores.values()]);
  return stores;
});
