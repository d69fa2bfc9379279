import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoTradeRelations } from './demo-trade-relations.ts';

/** Adds the customers of the demo, and at which markups its companies sell to each other. */
export const addDemoTrade = demoStep('trade', ['parties'], async ({ transaction, adding, person }) => {
  const add = adding('financeManager');
  const seller = person('operator');
  const idsOf = async (table: 'payment_method' | 'company_entity') =>
    new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const methods = await idsOf('payment_method');
  const companies = await idsOf('company_entity');
  const countries = new Map((await transaction.selectFrom('country').select(['id', 'iso2']).execute()).map(({ id, iso2 }) => [iso2, id]));
  const country = (code: unknown) => countries.get(String(code));
  const method = (code: unknown) => (code === undefined ? undefined : methods.get(String(code)));
  await add(
    'customer',
    demoCustomers.map(customer => ({
      ...customer,
      country: country(customer['country']),
      paymentMethod: method(customer['paymentMethod']),
      addresses: (customer['addresses'] as readonly RecordValues[]).map(address => ({ ...address, country: country(address['country']) })),
      salesUser: seller,
    })),
  );
  await add(
    'tradeRelation',
    demoTradeRelations.map(relation => ({
      ...relation,
      seller: companies.get(String(relation['seller'])),
      buyer: companies.get(String(relation['buyer'])),
      paymentMethod: method(relation['paymentMethod']),
    })),
  );
});
