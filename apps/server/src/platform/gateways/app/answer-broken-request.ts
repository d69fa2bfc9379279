import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { callRefusals } from '../call-refusals.ts';
import { refusedReply } from '../main/main-reply.ts';

/** Answers what never became a request, in the envelope of the main API: neither its address nor its language is known. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['431 Request Header Fields Too Large', callRefusals.tooLarge] as const)
      : (['400 Bad Request', callRefusals.malformed] as const);
  const body = JSON.stringify(refusedReply(refusal, 'zh-cn'));
  const head = ['Connection: close', 'Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
