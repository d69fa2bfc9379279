import type { Refusal } from '@axle/kernel';
import { type MainReply, mainBase, replyCodes } from '@axle/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../call-context.ts';
import { MalformedInput } from '../call-input.ts';
import { isUnreachable } from '../../database/is-unreachable.ts';
import { diskFull, isDiskFull } from '../../files/file-refusals.ts';
import { callRefusals, replyCodeOf } from '../call-refusals.ts';
import { failedReply, refusedReply } from '../main/main-reply.ts';
import { asOfficeReply } from '../office/office-reply.ts';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
const isOffice = (path: string): boolean => /^\/(api\/core|api\/workflow|signin)(\/|$)/.test(path);

/** Whether a request is a call of either gateway, not one for the browser app's files. */
export const isCall = (request: FastifyRequest): boolean =>
  isOffice(pathOf(request)) || pathOf(request).startsWith(`${mainBase}/`) || pathOf(request) === mainBase;

/** Sends an envelope in the words of the gateway that was called. Always HTTP 200: the code stands in the body. */
export const sendEnvelope = (request: FastifyRequest, reply: FastifyReply, envelope: MainReply): FastifyReply =>
  reply
    .code(200)
    .type('application/json; charset=utf-8')
    .send(isOffice(pathOf(request)) ? asOfficeReply(envelope) : envelope);

/** The server stops and takes no more calls. */
export class ServerCloses extends Error {}

/** The refusal that an error of the HTTP layer or of what lies below means; none for what nobody expected. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof MalformedInput) return callRefusals.malformed;
  if (isDiskFull(error)) return diskFull;
  if (error instanceof ServerCloses || isUnreachable(error)) return callRefusals.unavailable;
  if (error.statusCode === 429) return callRefusals.tooMany;
  if (error.statusCode === 413 || error.code?.includes('LIMIT')) return callRefusals.tooLarge;
  if (error.statusCode === 415 || error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return callRefusals.mediaType;
  return error.statusCode !== undefined && error.statusCode < 500 ? callRefusals.malformed : undefined;
}

/** Answers an error: calls get an envelope, files a plain status. What nobody expected is logged and shows nothing of the inside. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const refusal = refusalOf(error);
  const isOurs = !refusal || replyCodeOf(refusal.code) >= replyCodes.failed;
  if (isOurs) request.log.error({ err: error }, refusal ? refusal.message.en : 'unexpected failure');
  if (!isCall(request))
    return reply
      .code(isOurs ? (refusal ? 503 : 500) : (error.statusCode ?? 400))
      .type('text/plain; charset=utf-8')
      .send(isOurs ? (refusal ? 'service unavailable' : 'server error') : 'bad request');
  return sendEnvelope(request, reply, refusal ? refusedReply(refusal, language) : failedReply(request.id, language));
}

/** Answers calls that no gateway knows. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendEnvelope(request, reply, refusedReply(callRefusals.unknownCall, languageOf(request)));

/** Makes every error of an instance an answer of {@link answerError}. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
};
