import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoCompanies, demoExporters } from './demo-companies.ts';
import { demoContractCategories, demoDeductionMethods, demoPaymentMethods } from './demo-terms.ts';

/** Adds the companies of the demo, its exporters and its terms. */
export const addDemoParties = demoStep('parties', [], async ({ transaction, adding }) => {
  const add = adding('purchaseManager');
  const countries = await transaction.selectFrom('country').select(['id', 'iso2']).execute();
  const countryOf = new Map(countries.map(({ id, iso2 }) => [iso2, id]));
  const companies = await add(
    'companyEntity',
    demoCompanies.map(company => ({ ...company, country: countryOf.get(String(company['country'])) })),
  );
  await add(
    'customsExporter',
    demoExporters.map(exporter => ({ ...exporter, company: companies.get(String(exporter['company'])) })),
  );
  await add('paymentMethod', demoPaymentMethods);
  await add('deductionMethod', demoDeductionMethods);
  await add('contractCategory', demoContractCategories);
});
