import 'reflect-metadata';
import { Container } from 'inversify';
import type { Services } from '../shell/services.tsx';
import { engineModule } from './engine.module.ts';
import { gatewaysModule } from './gateways.module.ts';
import { sessionModule } from './session.module.ts';
import { shellModule } from './shell.module.ts';
import { trackingModule } from './tracking.module.ts';

/** Wires the app together. */
export function createServices(): Services {
  const container = new Container();
  container.load(gatewaysModule, sessionModule, shellModule, trackingModule, engineModule);
  return { get: port => container.get(port) };
}
