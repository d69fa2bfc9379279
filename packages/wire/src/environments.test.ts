import { expect, it } from 'vitest';
import { currentEnvironment, environments, mainGateway, timeouts } from './environments.ts';

it('[spec 9.8] every environment has gateways of its own', () => {
  expect(Object.keys(environments)).toEqual(['TEST', 'SMI', 'OMS', 'PRD']);
  const bases = Object.values(environments).map(({ main, services, office }) => [main, office, ...Object.values(services)]);
  for (const one of bases) for (const other of bases) if (one !== other) expect(one.filter(base => other.includes(base))).toEqual([]);
});

it('[spec 7.1, 9.8] SMI is the current one, on the origin of the app', () => {
  expect(currentEnvironment).toBe('SMI');
  expect(environments[currentEnvironment]).toMatchObject({ main: '/api', office: '' });
  expect(mainGateway('/nova/order/get_list')).toBe('/api');
});

it.each(['TEST', 'OMS', 'PRD'] as const)('[spec 7.2] %s: tms, master-data, purchase-sales-after and nova have a gateway each', name => {
  const environment = environments[name];
  const own = ['/tms/waybill/get_list', '/master-data-service/supplier', '/purchase-sales-after/claim/get_list', '/nova/order/get_list'];
  const gateways = own.map(path => mainGateway(path, environment));
  expect(gateways).toEqual(Object.values(environment.services));
  expect(new Set([...gateways, environment.main]).size).toBe(5);
});

it.each(['/item/vehicle_model/get_list', '/base/dictionary/map', '/novae/x', '/purchase-service/x', '', '/'])(
  '%s goes to the common gateway',
  path => {
    expect(mainGateway(path, environments.PRD)).toBe(environments.PRD.main);
  },
);

it('[spec 9.1, 9.2] the main API may take 600 s, the office system 60 s', () => {
  expect(timeouts).toEqual({ main: 600_000, office: 60_000 });
});
