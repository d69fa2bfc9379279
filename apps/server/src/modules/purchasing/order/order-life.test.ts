import { sql } from 'kysely';
import fc from 'fast-check';
import { it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { ordersAtWork } from './testing/order-at-work.ts';
import { orderCommands } from './testing/order-commands.ts';
import { sentModel } from './testing/order-model.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const desk = await ordersAtWork(app, {
  boss: await as('superadmin'),
  manager: await as('purchasemanager'),
  finance: await as('financemanager'),
});
const pieces = 40;

it('[R6] [R7] [R13] keeps order, deliveries and ledger together, whatever people do to an order and in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.commands(orderCommands(pieces), { maxCommands: 60, size: 'max' }), async (isHandover, commands) => {
      await sql`update deduction set state = 'void' where state in ('confirmed', 'carried')`.execute(app.db);
      await sql`update claim set state = 'rejected' where state = 'agreed'`.execute(app.db);
      const order = await desk.sentOrder(pieces, isHandover ? 'FOB' : 'DDP');
      const real = { desk, order, start: await desk.balances(order) };
      await fc.asyncModelRun(() => ({ model: sentModel(pieces, isHandover), real }), commands);
    }),
    { seed: 5, numRuns: 12, endOnFailure: true },
  );
});
