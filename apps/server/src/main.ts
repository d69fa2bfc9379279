import { readConfig } from './platform/config/config.ts';
import { setPublicAddress } from './platform/host/public-address.ts';
import { welcome } from './welcome.ts';
import { consoleLog, runUntilStopped } from './platform/process/run-until-stopped.ts';
import { startServer } from './platform/process/start-server.ts';
import { wire } from './root.ts';

await runUntilStopped(async giveUp => {
  const config = readConfig(process.env);
  const server = await startServer({ config, log: consoleLog, giveUp, assemble: database => wire(database, config, consoleLog) });
  setPublicAddress(config.publicAddress ?? server.address);
  for (const line of await welcome(server, config)) console.error(line);
  return server;
}, consoleLog);
