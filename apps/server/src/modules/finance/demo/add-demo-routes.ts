import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';

type DemoRoute = readonly [
  code: string,
  zh: string,
  en: string,
  warehouse: string,
  isDefault: boolean,
  exporter: string,
  ...companies: readonly string[],
];

const routes: readonly DemoRoute[] = [
  ['SZ-HK-USW', '深圳—香港—美西仓', 'Shenzhen – Hong Kong – US West', 'US-W', true, '4453160QX7', 'AX-SZ', 'AX-HK', 'AX-US'],
  ['NB-HK-USW', '宁波—香港—美西仓', 'Ningbo – Hong Kong – US West', 'US-W', false, '330296LP4N', 'AX-NB', 'AX-HK', 'AX-US'],
  ['SZ-HK-USE', '深圳—香港—美东仓', 'Shenzhen – Hong Kong – US East', 'US-E', true, '4453160QX7', 'AX-SZ', 'AX-HK', 'AX-US'],
  ['SZ-HK-DE', '深圳—香港—汉堡仓', 'Shenzhen – Hong Kong – Hamburg', 'DE-HAM', true, '4453160QX7', 'AX-SZ', 'AX-HK', 'AX-DE'],
  ['SZ-DE', '深圳—汉堡仓', 'Shenzhen – Hamburg', 'DE-HAM', false, '4453160QX7', 'AX-SZ', 'AX-DE'],
  ['GZ-HK-UK', '广州—香港—伯明翰仓', 'Guangzhou – Hong Kong – Birmingham', 'UK-BHM', true, '440196T8H5', 'AX-GZ', 'AX-HK', 'AX-UK'],
];

/** Adds the chains of companies by which the warehouses of the demo are supplied. */
export const addDemoRoutes = demoStep('routes', ['parties', 'warehouses'], async ({ transaction, adding }) => {
  const add = adding('purchaseManager');
  const companies = new Map(
    (await transaction.selectFrom('company_entity').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const warehouses = new Map(
    (await transaction.selectFrom('warehouse').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const exporters = await transaction.selectFrom('customs_exporter').select(['id', 'customs_code', 'supervision']).execute();
  await add(
    'tradeRoute',
    routes.map(([code, nameZh, nameEn, warehouse, isDefault, exporter, ...chain]): RecordValues => {
      const known = exporters.find(each => each.customs_code === exporter);
      return {
        code,
        nameZh,
        nameEn,
        warehouse: warehouses.get(warehouse),
        isDefault,
        exporter: known?.id,
        supervision: known?.supervision.includes('9810') ? '9810' : '0110',
        legs: chain.slice(1).map((buyer, at) => ({ seller: companies.get(chain[at]!), buyer: companies.get(buyer) })),
      };
    }),
  );
});
