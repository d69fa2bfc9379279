import { inLanguage, ok, refuse } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { mayReadReferred } from '../../../platform/resources/known-texts.ts';
import type { KnownResource } from '../../../platform/resources/record-parts.ts';
import { wholeReferred } from '../../../platform/lookups/find-referred.ts';
import { chosenSuppliers, type SupplierChoice } from './chosen-suppliers.ts';
import type { LookupCallParts } from '../../../platform/lookups/lookup-calls.ts';
import { mayLookUp } from '../../../platform/lookups/may-look-up.ts';

/** Whose suppliers are asked for. */
interface Asked {
  readonly type?: SupplierChoice | undefined;
}

/** What lists of boards take. */
const ofBoard = z.object({ type: z.enum(['own', 'dept', 'all']).optional() });

type Answer = (caller: Caller, target: KnownResource, suppliers: readonly ReferredRecord[]) => Promise<unknown>;

/**
 * The lists of suppliers, and of the people who look after them, that programs request by name: in the scope and the language of the
 * user, without eliminated ones. Those of boards may be limited to the suppliers of the user or of the department (`type`), like the
 * boards.
 */
export function supplierLookupCalls({ database, registry }: LookupCallParts): readonly MainCall[] {
  const list = (method: 'GET' | 'POST', path: string, answer: Answer, input: z.ZodType<Asked> = z.object({})): MainCall =>
    mainCall({
      method,
      path,
      input,
      async handle(caller, { type }) {
        const target = registry.referred('supplier');
        if (!target?.knownBy || !mayLookUp(registry, caller.access, 'supplier')) return refuse(callRefusals.forbidden);
        const known = target as KnownResource;
        const suppliers = await wholeReferred({ database, target: known, caller });
        const chosen = chosenSuppliers(type, caller.access.userId);
        if (!chosen) return ok(await answer(caller, known, suppliers));
        const { rows } = await sql<{ id: number }>`${chosen}`.execute(database);
        const ids = new Set(rows.map(({ id }) => id));
        return ok(
          await answer(
            caller,
            known,
            suppliers.filter(({ id }) => ids.has(id)),
          ),
        );
      },
    });
  const simple: Answer = async ({ language }, _target, suppliers) =>
    suppliers.map(({ id, code, name }) => ({ id, code, name: inLanguage(name, language) }));
  const withMore: Answer = async (caller, target, suppliers) => {
    const ids = suppliers.map(({ id }) => id);
    const { rows } = await sql<{ id: number; short: string; owner: number; stage: string }>`
      select id, short_name as short, purchase_user as owner, stage from supplier where id = any(${ids}::bigint[])`.execute(database);
    const more = new Map(rows.map(row => [row.id, row]));
    const [short, owner, stage] = ['shortName', 'purchaseUser', 'stage'].map(field => mayReadReferred(target, caller, field));
    return suppliers.map(({ id, code, name }) => ({
      id,
      code,
      name: inLanguage(name, caller.language),
      ...(short ? { shortName: more.get(id)?.short } : {}),
      ...(owner ? { purchaseUser: more.get(id)?.owner } : {}),
      ...(stage ? { stage: more.get(id)?.stage } : {}),
    }));
  };
  const buyers: Answer = async (caller, target, suppliers) => {
    if (!mayReadReferred(target, caller, 'purchaseUser')) return [];
    const ids = suppliers.map(({ id }) => id);
    const { rows } = await sql<{ id: number; account: string; zh: string; en: string | null }>`
      select u.id, u.account, u.nickname as zh, u.nickname_en as en from app_user u
      where u.id in (select purchase_user from supplier where id = any(${ids}::bigint[])) order by u.account collate "C"`.execute(database);
    return rows.map(({ id, account, zh, en }) => ({ id, code: account, name: inLanguage({ zh, en: en ?? zh }, caller.language) }));
  };
  return [
    list('GET', mainPaths.supplierNames, simple),
    list('GET', mainPaths.supplierExtendedNames, simple),
    list('GET', mainPaths.suppliers, withMore),
    list('GET', mainPaths.suppliersExtended, withMore),
    list('GET', mainPaths.supplierChoices, withMore),
    list('GET', mainPaths.supplierList, withMore),
    list('GET', mainPaths.panelSuppliers, withMore, ofBoard),
    list('POST', mainPaths.permittedPanelSuppliers, withMore, ofBoard),
    list('GET', mainPaths.purchaseUsers, buyers),
    list('GET', mainPaths.panelPurchaseUsers, buyers, ofBoard),
    list('POST', mainPaths.purchaseUsersOfSuppliers, buyers),
  ];
}
