import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** A sea port as the public list has it. */
export interface PublicPort {
  readonly unlocode: string;
  readonly name: string;
  readonly timezone: string;
  readonly lat: string;
  readonly lon: string;
}

const list = new URL('../../../../../../samples/sea-ports.csv', import.meta.url);
let read: Promise<readonly PublicPort[]> | undefined;

/** The sea ports of the public list in the order of their codes; read once. */
export const publicPorts = (): Promise<readonly PublicPort[]> =>
  (read ??= readFile(list).then(content => parse(content, { columns: true }) as readonly PublicPort[]));
