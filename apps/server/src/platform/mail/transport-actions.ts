import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordValues } from '@axle/page-kit';
import { isOtherServer, type MailTransportSettings, settledTransport, untestedTransport } from '@axle/templates';
import type { ActionHandler, ActionHandlers } from '../resources/calls/action-handler.ts';
import { RefusedWrite } from '../resources/refused-write.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import type { Consequence } from '../resources/writes/follow-writes.ts';
import type { Derivation, WriteGuard } from '../resources/writes/settle-rows.ts';
import { updateRows } from '../resources/writes/update-rows.ts';
import { keepPassword, storedServer } from './transport-settings.ts';
import { reachServer } from './smtp-transport.ts';

const noServer: Refusal = {
  code: 'INCOMPLETE',
  message: { zh: '请先填写服务器和端口', en: 'Enter host and port first' },
};
const notReached = (error: string): Refusal => ({
  code: 'NO_CONNECTION',
  message: fill({ zh: '连接失败：{error}', en: 'The connection failed: {error}' }, { error }),
});

/** The ticked settings, locked, with something else in them. */
const changing =
  (change: (context: Parameters<ActionHandler>[0]) => Promise<RecordValues | Refusal>): ActionHandler =>
  context =>
    inTransaction(context.parts.database, async database => {
      const parts = { ...context.parts, database };
      const [before] = await lockById(
        database,
        parts,
        context.targets.map(({ id }) => id),
      );
      if (!before) return refuse(notFound);
      const changed = await change({ ...context, parts });
      if ('code' in changed && 'message' in changed) return refuse(changed as unknown as Refusal);
      await updateRows(database, parts, [{ before, after: { ...before, ...changed } }], { action: 'update' });
      const failed = changed['testState'] === 'bad' ? { refusal: notReached(String(changed['testError'])) } : {};
      return ok([{ id: before.id, name: String(before['host'] ?? ''), ...failed }]);
    });

/** Tries to reach the mail server and to sign in there, and keeps how that went. */
const testConnection = changing(async ({ parts: { database, caller } }) => {
  const server = await storedServer(database);
  if (!server) return noServer;
  const error = await reachServer(server);
  const testAt = caller.now.toISOString();
  return error === undefined
    ? { testState: 'good', testAt, testError: undefined }
    : { testState: 'bad', way: 'config', testAt, testError: error.slice(0, 500) };
});

/** Keeps the password of the mail server, sealed; it is not tested with it yet. */
const setPassword = changing(async ({ parts: { database }, targets: [target], input }) => {
  await keepPassword(database, target!.id, String(input['password']));
  return { way: 'config', testState: 'none', testAt: undefined, testError: undefined };
});

/** What is done with the settings of how mails leave. */
export const transportActions: ActionHandlers = {
  'mailTransport.testConnection': testConnection,
  'mailTransport.setPassword': setPassword,
};

type Settings = RecordValues & MailTransportSettings;
const settings = (row: RecordValues): Settings => row;

/** [M21] Settings of another server are neither tested nor used. */
export const settleTransport: Derivation = async (_transaction, _parts, rows) =>
  rows.map(({ before, after }) => (before ? settledTransport<Settings>(settings(before), settings(after)) : after));

/** [M21] A server is used once a test of it went well. */
export const guardTransport: WriteGuard = async (_transaction, _parts, rows) => {
  for (const { after } of rows) {
    const refusal = after && untestedTransport(settings(after));
    if (refusal) throw new RefusedWrite(refusal);
  }
};

/** [M21] Another server never gets the password that was entered for this one. */
export const dropPassword: Consequence = async (transaction, _parts, rows) => {
  const others = rows.flatMap(({ before, after }) =>
    before && after && isOtherServer(settings(before), settings(after)) ? [after.id] : [],
  );
  if (others.length > 0) await transaction.deleteFrom('mail_transport_secret').where('transport', 'in', others).execute();
};
