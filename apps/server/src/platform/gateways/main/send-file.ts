import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './main-call.ts';

/** A file name for `content-disposition`: a plain one for old readers, the real one in UTF-8 (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file in place of the envelope. */
export function sendFile(file: FileAnswer, reply: FastifyReply): FastifyReply {
  reply.header('content-disposition', contentDisposition(file.name)).type(file.mediaType);
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  return reply.send(file.content);
}
