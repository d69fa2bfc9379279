import process from 'node:process';
import { bringUpToDate } from './schema/bring-up-to-date.ts';
import { addAdministrator } from './modules/system/users/add-administrator.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartRefusal } from './platform/host/start-refusal.ts';
import { consoleLog } from './platform/process/run-until-stopped.ts';

/** Makes the account of a super user in the database that the environment names, and prints its first password. */
async function createAdmin([given, ...others]: readonly string[]): Promise<void> {
  const account = given?.trim().toLowerCase();
  if (!account || others.length > 0)
    throw new StartRefusal('Say which account: npm run create-admin -- <account>. With the embedded database, stop the server first.');
  const database = await openDatabase(readConfig(process.env), consoleLog);
  try {
    await bringUpToDate(database.pool);
    const added = await addAdministrator(database.db, account, new Date());
    if (!added.ok) throw new StartRefusal(added.refusal.message.en);
    process.stdout.write(`Account ${account}, password ${added.value.password}\n`);
    process.stdout.write('It is a super administrator; the password must be changed at the first sign-in and is not shown again.\n');
  } finally {
    await database.close();
  }
}

await createAdmin(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartRefusal)) throw error;
  consoleLog.warn(error.message);
  process.exitCode = 1;
});
