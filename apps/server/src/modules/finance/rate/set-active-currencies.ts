import { setCurrencies } from '@axle/finance';
import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { currenciesGoneBy } from './currencies-gone-by.ts';
import { currenciesInUse } from './currencies-in-use.ts';

const codesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** [F8] Takes currencies into use and drops others, with the reason; one setting after the other. */
export const setActiveCurrencies: ActionHandler = ({ parts: { database, caller }, input }) =>
  inTransaction(database, async transaction => {
    await sql`lock table currency_use in share row exclusive mode`.execute(transaction);
    const asked = { take: codesOf(input['take']), drop: codesOf(input['drop']) };
    const goneBy = await currenciesGoneBy(transaction, todayOf(caller));
    const change = setCurrencies(await currenciesInUse(transaction), asked, goneBy);
    if (!change.ok) return change;
    const { taken, dropped } = change.value;
    const set = { reason: String(input['reason']), by: caller.access.userId, at: caller.now };
    await transaction
      .insertInto('currency_use')
      .values([...taken.map(code => ({ code, in_use: true, ...set })), ...dropped.map(code => ({ code, in_use: false, ...set }))])
      .execute();
    return ok([]);
  });
