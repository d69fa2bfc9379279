import { mainBase, officePaths, type RecordCall, recordCalls, recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileBody } from './hostile-body.ts';
import { type NamedFields, namedFields } from './named-fields.ts';
import { type WiredCall, wholeServer } from './whole-server.ts';

/** Different bodies: all are sent to each call with a handler of its own, and by turns to the calls that all pages have. */
const bodies = 40;
const bodiesOfGeneric = 4;

/** Generic calls that hand on to what a page alone has. */
const handedOn: readonly string[] = ['figures', 'work', 'proposals', 'known', 'exportTool'] satisfies readonly RecordCall[];

/** Sends hostile bodies to one of so many shares of the calls; no call fails, and without a sign-in none is answered. */
export async function holdHostileCalls(share: number, shares: number): Promise<void> {
  const server = await wholeServer();
  const fieldsOfCall = new Map<string, NamedFields>(
    server.registry.resources
      .filter(({ resource }) => !resource.ownCalls)
      .flatMap(({ resource, pages }) => {
        const named = namedFields(pages[0]!.page.key, resource);
        const names = (Object.keys(recordCalls) as RecordCall[]).filter(name => !handedOn.includes(name));
        return names.map(name => [`${recordCalls[name].method} ${mainBase}${recordPath(resource, name)}`, named] as const);
      }),
  );
  const vehicles = namedFields('vehicleModel', server.registry.resource('vehicleModel')!.resource);
  const nameOf = ({ method, path }: WiredCall) => `${method} ${path}`;
  const mine = server.calls.filter((_, at) => at % shares === share - 1);
  const staying = mine.filter(({ path }) => path !== officePaths.signOut);
  const own = staying.filter(call => !fieldsOfCall.has(nameOf(call)));
  const generic = staying.filter(call => fieldsOfCall.has(nameOf(call)));

  async function isAnswered(call: WiredCall, input: unknown, param: string): Promise<boolean> {
    const reply = await server.send(call, input, param);
    const isFile = reply.headers['content-disposition'] !== undefined;
    return reply.statusCode === 200 && (isFile || reply.json().code !== replyCodes.failed);
  }

  describe('no call can be made to fail', () => {
    it.each(own.map(call => [nameOf(call), call] as const))('%s', async (_name, call) => {
      const body = hostileBody(vehicles, fc.constant('basic_vehicle_model'));
      await fc.assert(
        fc.asyncProperty(body, fc.constantFrom('1', 'x', '0', '99999999999999999999'), async (input, param) => {
          expect(await isAnswered(call, input, param)).toBe(true);
        }),
        { numRuns: bodies },
      );
    });

    it.each(generic.map((call, at) => [nameOf(call), call, at] as const))('%s', async (name, call, at) => {
      const failedOn: unknown[] = [];
      for (const input of bodiesFor(fieldsOfCall.get(name)!, at)) if (!(await isAnswered(call, input, '1'))) failedOn.push(input);
      expect(failedOn).toEqual([]);
    });
  });

  const open: readonly string[] = [officePaths.cookieKey, officePaths.signIn];
  describe('without a sign-in nothing is answered', () => {
    it.each(mine.filter(({ path }) => !open.includes(path)).map(call => [nameOf(call), call] as const))('%s', async (_name, call) => {
      expect((await server.sendSignedOut(call)).json()).toMatchObject({ code: replyCodes.signedOut });
    });
  });
}

/** The bodies for the n-th generic call: each of all seeds is met by one call in ten. */
const bodiesFor = (named: NamedFields, at: number): readonly unknown[] =>
  Array.from({ length: bodiesOfGeneric }, (_, next) => {
    const seed = (at * bodiesOfGeneric + next) % bodies;
    return fc.sample(hostileBody(named, fc.constant(undefined)), { seed, numRuns: 1 })[0];
  });
