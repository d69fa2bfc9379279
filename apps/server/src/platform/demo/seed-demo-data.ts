import { type Kysely, sql } from 'kysely';
import { keepAllPlans } from '../database/kept-plans.ts';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { Log } from '../host/log.ts';
import type { Registry } from '../registry/registry.ts';
import { fillSearchTexts } from '../resources/search/fill-search-texts.ts';
import { addingRecords } from './add-records.ts';
import { analyzingGrown } from './analyze-grown.ts';
import { demoPeople } from './demo-people.ts';
import { type Demo, type DemoStep, demoSteps } from './demo-step.ts';
import { orderSteps } from './order-steps.ts';

/** What the demo is made with. */
export interface DemoOptions {
  /** Where documents of suppliers are kept; without it there are none. */
  readonly files?: FileFolder;
  /** How many months its orders reach back; the last five are always there. */
  readonly months?: number;
  /** Says that it begins, because two years of work take a while. */
  readonly log?: Log;
}

/**
 * Fills an empty database with the demo company, step by step as the modules contribute it, in one transaction. A database with a
 * single user in it is left alone: then the answer is false.
 */
export async function seedDemoData(
  database: Kysely<Tables>,
  registry: Registry,
  now: Date,
  { files, months = 0, log }: DemoOptions = {},
): Promise<boolean> {
  if (await hasUsers(database)) return false;
  return database.transaction().execute(async transaction => {
    await sql`lock table app_user in exclusive mode`.execute(transaction);
    if (await hasUsers(transaction)) return false;
    // the same statements run by key many times: planning each of them again would take longer than running it
    await sql.raw(keepAllPlans).execute(transaction);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction);
    log?.info('demo: filling the empty database with a company at work; this can take a minute or two');
    const people = new Map<string, number>();
    for (const addPeople of registry.parts(demoPeople).values())
      for (const [role, id] of await addPeople(transaction, registry, now)) people.set(role, id);
    const person = (role: string) => called(people, role, `nobody in the demo is ${role}`);
    const gifts = new Map<string, unknown>();
    const demo: Demo = {
      transaction,
      registry,
      now,
      months,
      ...(files ? { files } : {}),
      person,
      adding: role => addingRecords(transaction, registry, person(role), now),
      given: <Gift>({ key }: DemoStep<Gift>) => called(gifts, key, `the step ${key} of the demo comes later`) as Gift,
    };
    const analyzeGrown = analyzingGrown(transaction);
    for (const step of orderSteps([...registry.parts(demoSteps).values()])) {
      gifts.set(step.key, await step.run(demo));
      await analyzeGrown();
    }
    await fillSearchTexts(transaction, registry);
    return true;
  });
}

/** What a map holds under a key; a fault where it holds nothing. */
function called<Value>(map: ReadonlyMap<string, Value>, key: string, fault: string): Value {
  if (!map.has(key)) throw new Error(fault);
  return map.get(key)!;
}

const hasUsers = async (database: Kysely<Tables>): Promise<boolean> =>
  (await database.selectFrom('app_user').select('id').limit(1).execute()).length > 0;
