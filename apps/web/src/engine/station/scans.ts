import { ok, type Result, type Text } from '@axle/kernel';
import type { Page, RecordValues, Resource, Station, TargetOutcome } from '@axle/page-kit';
import type { CallRefusal } from '../../gateways/main-client.ts';
import type { PageActions } from '../actions/page-actions.ts';

/** The result of a scan that counts: a warning where the user must know more, such as an exceeded quantity. */
export interface ScanDone {
  readonly warning?: Text;
}

/** Takes scans, each once by its key however often it is sent, and takes them back. */
export interface Scans {
  send(key: string, code: string, noted?: RecordValues): Promise<Result<ScanDone | undefined, CallRefusal>>;
  undo?(key: string): Promise<Result<unknown, CallRefusal>>;
}

/** What a scan came to, by the answer of its action. */
export function scanDone(reply: Result<readonly TargetOutcome[], CallRefusal>): Result<ScanDone | undefined, CallRefusal> {
  if (!reply.ok) return reply;
  const { became } = reply.value[0] ?? {};
  return ok(became && { warning: became });
}

/** The scans of a station, taken by actions of its page. */
export function scansOf(actions: PageActions, page: Page, resource: Resource, station: Station, newId: () => string): Scans {
  const run = (action: string, input: RecordValues, key: string) =>
    actions.post({ resource, page: page.key, action, targets: [], input, key });
  const { undo } = station;
  return {
    send: async (key, code) => scanDone(await run(station.scan, { code }, key)),
    // the key of a scan names it; the call of its undoing has another, or it would be answered as the scan was
    ...(undo ? { undo: (key: string) => run(undo, { key }, newId()) } : {}),
  };
}
