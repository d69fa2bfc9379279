import { mainBase } from './calls/paths.ts';

/** Names of the environments. */
export type EnvironmentName = 'TEST' | 'SMI' | 'OMS' | 'PRD';

/** Services of the main API that have a gateway of their own; all others stand behind the common one. */
export const servicesWithGateway = ['tms', 'master-data', 'purchase-sales-after', 'nova'] as const;

/** Name of a service with a gateway of its own. */
export type ServiceWithGateway = (typeof servicesWithGateway)[number];

/** Where the gateways of an environment begin. */
export interface Environment {
  /** Base of the main API. */
  readonly main: string;
  /** Bases of the services that have a gateway of their own. */
  readonly services: Readonly<Record<ServiceWithGateway, string>>;
  /** Base of the office system, whose paths are whole. */
  readonly office: string;
}

const environment = (originOf: (gateway: string) => string): Environment => ({
  main: originOf('main') + mainBase,
  services: {
    tms: originOf('tms') + mainBase,
    'master-data': originOf('master-data') + mainBase,
    'purchase-sales-after': originOf('purchase-sales-after') + mainBase,
    nova: originOf('nova') + mainBase,
  },
  office: originOf('office'),
});

const below = (domain: string): Environment => environment(gateway => `https://${gateway}.${domain}`);

/** Every environment has its own gateways. Those of the current one stand together on the origin that the app itself came from. */
export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  TEST: below('test.axle.example'),
  SMI: environment(() => ''),
  OMS: below('oms.axle.example'),
  PRD: below('prd.axle.example'),
};

/** The environment that the app speaks to. */
export const currentEnvironment: EnvironmentName = 'SMI';

/** Base of the gateway that a main-API path (`/nova/order/get_list`) goes to. `master-data-service` counts as `master-data`. */
export function mainGateway(path: string, { main, services }: Environment = environments[currentEnvironment]): string {
  const [service = ''] = path.split('/').filter(part => part !== '');
  const own = servicesWithGateway.find(name => name === service || `${name}-service` === service);
  return own === undefined ? main : services[own];
}

/** How long a call may take, in milliseconds: 600 s on the main API, 60 s on the office system. */
export const timeouts = { main: 600_000, office: 60_000 } as const;
