import { ContainerModule } from 'inversify';
import { engineAdapters } from '../engine/adapters.ts';
import { MainClient } from '../gateways/main-client.ts';

/** The page engine's ports over the main API. */
export const engineModule = new ContainerModule(({ bind }) => {
  for (const [port, adapter] of engineAdapters)
    bind<unknown>(port)
      .toResolvedValue((main: MainClient) => adapter(main), [MainClient])
      .inSingletonScope();
});
