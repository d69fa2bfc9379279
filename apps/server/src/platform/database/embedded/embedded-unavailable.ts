/** The embedded PostgreSQL cannot run on this machine; the message says why. Another engine may take its place. */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
