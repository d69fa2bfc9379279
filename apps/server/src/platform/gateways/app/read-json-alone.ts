import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else: a form of another site cannot send that. An empty body is no body. */
export function readJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
