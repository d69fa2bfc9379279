/** Where parts of the server that run outside a call say what happened: one line of plain English each. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

/** For tests and tools. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined };
