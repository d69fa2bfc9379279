import { readConfig } from './config/config.ts';
import { welcome } from './process/welcome.ts';
import { consoleLog, runUntilStopped } from './process/run-until-stopped.ts';
import { startServer } from './process/start-server.ts';
import { wire } from './wiring.ts';

await runUntilStopped(async giveUp => {
  const config = readConfig(process.env);
  const server = await startServer({ config, log: consoleLog, giveUp, assemble: database => wire(database, config, consoleLog) });
  for (const line of await welcome(server, config)) console.error(line);
  return server;
}, consoleLog);
