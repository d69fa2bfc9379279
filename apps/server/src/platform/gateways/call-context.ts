import type { Language } from '@axle/kernel';
import { headers } from '@axle/wire';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './caller.ts';

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

/** A header's first value, empty where it is absent. */
export const headerOf = (request: FastifyRequest, name: string): string => one(request.headers[name]);

/** The language that the caller reads; Chinese unless English is asked for. */
export const languageOf = (request: FastifyRequest): Language =>
  headerOf(request, headers.language).toLowerCase().startsWith('en') ? 'en' : 'zh-cn';

/** What is known of every call. */
export const contextOf = (request: FastifyRequest, now: Date): Visitor => ({
  language: languageOf(request),
  requestId: request.id,
  ip: request.ip,
  agent: headerOf(request, 'user-agent').slice(0, 300),
  now,
});
