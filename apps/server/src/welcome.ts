import type { Config } from './platform/config/config.ts';
import { demoAccounts, demoPassword } from './modules/system/demo/demo-accounts.ts';
import type { RunningServer } from './platform/process/start-server.ts';

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** What the person who started the server reads: the address, and who may sign in to a demo. */
export const welcome = async ({ address, database }: RunningServer, config: Config): Promise<readonly string[]> => {
  const users = await database.db.selectFrom('app_user').select('account').execute();
  const known = new Set(users.map(user => user.account));
  const demo = config.demoData ? demoAccounts.filter(({ account }) => known.has(account)) : [];
  const lines = ['', `Axle is ready: ${address}`];
  if (users.length === 0)
    lines.push(
      '',
      'Nobody can sign in yet. Make the first account: npm run create-admin -- <account> (with the embedded database, stop this server first).',
      'DEMO_DATA=on fills the empty database with a demo company instead.',
    );
  if (demo.length > 0) {
    const width = Math.max(...demo.map(({ account }) => account.length));
    lines.push('', `Demo accounts, password ${demoPassword} unless changed:`);
    for (const { account, role } of demo) lines.push(`  ${account.padEnd(width)}  ${role.en}`);
    if (!loopback.includes(config.host))
      lines.push(
        '',
        `Everybody who reaches ${config.host}:${config.port} can sign in with them. DEMO_DATA=off leaves them out of a new database.`,
      );
  }
  lines.push('', 'Ctrl-C stops it.');
  return lines;
};
