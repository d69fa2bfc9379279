const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53300'];

/**
 * Whether work failed because the database is out of reach: it stops, starts, was ended, takes no more connections, or the network is cut.
 * What was sent last may have happened all the same.
 */
export function isUnreachable(error: unknown): boolean {
  const { code = '', syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string };
  return (
    codes.includes(code) ||
    /^(08|57P)/.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/.test(message)
  );
}
