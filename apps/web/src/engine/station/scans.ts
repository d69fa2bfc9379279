import type { Result } from '@axle/kernel';
import type { Page, RecordValues, Resource, Station } from '@axle/page-kit';
import type { CallRefusal } from '../../gateways/main-client.ts';
import type { PageActions } from '../actions/page-actions.ts';

/** Takes scans, each once by its key however often it is sent, and takes them back. */
export interface Scans {
  send(key: string, code: string, noted?: RecordValues): Promise<Result<unknown, CallRefusal>>;
  undo?(key: string): Promise<Result<unknown, CallRefusal>>;
}

/** The scans of a station, taken by actions of its page. */
export function scansOf(actions: PageActions, page: Page, resource: Resource, station: Station, newId: () => string): Scans {
  const run = (action: string, input: RecordValues, key: string) =>
    actions.post({ resource, page: page.key, action, targets: [], input, key });
  const { undo } = station;
  return {
    send: (key, code) => run(station.scan, { code }, key),
    // the key of a scan names it; the call of its undoing has another, or it would be answered as the scan was
    ...(undo ? { undo: (key: string) => run(undo, { key }, newId()) } : {}),
  };
}
