import { mainBase } from './paths.ts';

/** Names of the environments. */
export type EnvironmentName = 'TEST' | 'SMI' | 'OMS' | 'PRD';

/** Where both gateways of an environment begin. */
export interface Environment {
  /** Base of the main API. */
  readonly main: string;
  /** Base of the office system, whose paths are whole. */
  readonly office: string;
}

const at = (origin: string): Environment => ({ main: origin + mainBase, office: origin });

/** Every environment has its own gateways. Those of the current one stand on the origin that the app itself came from. */
export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  TEST: at('https://test.axle.example'),
  SMI: at(''),
  OMS: at('https://oms.axle.example'),
  PRD: at('https://prd.axle.example'),
};

/** The environment that the app speaks to. */
export const currentEnvironment: EnvironmentName = 'SMI';

/** How long a call may take, in milliseconds: 600 s on the main API, 60 s on the office system. */
export const timeouts = { main: 600_000, office: 60_000 } as const;
