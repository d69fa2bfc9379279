import 'reflect-metadata';
import { Container } from 'inversify';
import { engineAdapters } from '../engine/page/adapters.ts';
import { Views } from '../engine/bespoke/views.ts';
import type { Services } from '../shell/services.tsx';
import { adaptersModule } from './adapters-module.ts';
import { engineModule } from './engine.module.ts';
import { gatewaysModule } from './gateways.module.ts';
import { moduleViews } from './module-views.ts';
import { sessionModule } from './session.module.ts';
import { shellModule } from './shell.module.ts';
import { trackingModule } from './tracking.module.ts';

/** Wires the app together. */
export function createServices(): Services {
  const container = new Container();
  container.load(gatewaysModule, sessionModule, shellModule, trackingModule, engineModule, adaptersModule(engineAdapters));
  container.bind(Views).toConstantValue(
    moduleViews(
      async () => (await import(/* webpackChunkName: "frame" */ './load-modules.ts')).loadModules(),
      ports => container.load(adaptersModule(ports)),
    ),
  );
  return { get: port => container.get(port) };
}
