import { ContainerModule } from 'inversify';
import type { PortAdapter } from '../engine/bespoke/web-module.ts';
import { MainClient } from '../gateways/main-client.ts';

/** Binds ports to their adapters over the main API. */
export const adaptersModule = (adapters: readonly PortAdapter[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const [port, adapter] of adapters)
      bind<unknown>(port)
        .toResolvedValue((main: MainClient) => adapter(main), [MainClient])
        .inSingletonScope();
  });
