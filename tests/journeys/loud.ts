import { patience } from '../support/patience.ts';
import { inTurn } from './in-turn.ts';
import { type OwnServer, ownServer } from './own-server.ts';

/** A journey on the server of its worker, whose browser may speak in its console, as it does of calls for which it had no network. */
export const loud = inTurn.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const server = await ownServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: ({ ownServer: server }, use) => use(server.origin),
});
