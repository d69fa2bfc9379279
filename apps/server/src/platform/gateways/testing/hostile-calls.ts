import { inputOf, type Page, posted, type RecordValues, type Resource } from '@axle/page-kit';
import { actionPath, mainBase, officePaths, type RecordCall, recordCalls, recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyParts, hostileBody } from './hostile-body.ts';
import { type NamedFields, namedFields } from './named-fields.ts';
import { type WiredCall, wholeServer } from './whole-server.ts';

/** Different bodies: all are sent to each call that is no page's, and by turns to the calls that all pages have. */
const bodies = 40;
const bodiesOfGeneric = 4;
/** Bodies for what a page alone has: they name its fields, what its action asks for, and records as they stand. */
const bodiesOfPage = 10;

/** Generic calls that hand on to what a page alone has. */
const handedOn: readonly string[] = ['figures', 'work', 'proposals', 'known', 'exportTool'] satisfies readonly RecordCall[];

/** Sends hostile bodies to one of so many shares of the calls; no call fails, and without a sign-in none is answered. */
export async function holdHostileCalls(share: number, shares: number): Promise<void> {
  const server = await wholeServer();
  const nameOf = ({ method, path }: WiredCall) => `${method} ${path}`;
  const generic = new Map<string, NamedFields>();
  const ofPage = new Map<string, Asked>();
  for (const { resource, pages } of server.registry.resources.filter(({ resource }) => !resource.ownCalls)) {
    for (const name of Object.keys(recordCalls) as RecordCall[]) {
      const call = `${recordCalls[name].method} ${mainBase}${recordPath(resource, name)}`;
      const named = namedFields(pages[0]!.page.key, resource);
      if (handedOn.includes(name)) ofPage.set(call, { resource, named, parts: partsOf(pages.map(({ page }) => page)) });
      else generic.set(call, named);
    }
    for (const { page } of pages) {
      const named = namedFields(page.key, resource);
      for (const action of page.actions.filter(posted)) {
        const parts = { input: Object.entries(inputOf(action)) };
        ofPage.set(`POST ${mainBase}${actionPath(resource, action.key)}`, { resource, named, parts });
      }
    }
  }
  const vehicles = namedFields('vehicleModel', server.registry.resource('vehicleModel')!.resource);
  const mine = server.calls.filter((_, at) => at % shares === share - 1);
  const staying = mine.filter(({ path }) => path !== officePaths.signOut);
  const isOwn = (call: WiredCall) => !generic.has(nameOf(call)) && !ofPage.has(nameOf(call));

  async function isAnswered(call: WiredCall, input: unknown, param: string): Promise<boolean> {
    const reply = await server.send(call, input, param);
    const isFile = reply.headers['content-disposition'] !== undefined;
    return reply.statusCode === 200 && (isFile || reply.json().code !== replyCodes.failed);
  }
  /** Which of these inputs a call fails on. */
  async function failing(call: WiredCall, inputs: readonly unknown[]): Promise<readonly unknown[]> {
    const failedOn: unknown[] = [];
    for (const input of inputs) if (!(await isAnswered(call, input, '1'))) failedOn.push(input);
    return failedOn;
  }
  /** Some records of a resource as they stand. */
  async function someOf({ resource, named }: Asked): Promise<NonNullable<BodyParts['targets']>> {
    const list = { method: 'POST', path: `${mainBase}${recordPath(resource, 'list')}` } as WiredCall;
    const { data } = (await server.send(list, { page: named.page, filters: [], sort: [], limit: 10 }, '1')).json();
    return ((data?.rows ?? []) as readonly RecordValues[]).map(({ id, version }) => ({ id, version }));
  }

  describe('no call can be made to fail', () => {
    it.each(staying.filter(isOwn).map(call => [nameOf(call), call] as const))('%s', async (_name, call) => {
      const body = hostileBody(vehicles, { key: 'basic_vehicle_model' });
      await fc.assert(
        fc.asyncProperty(body, fc.constantFrom('1', 'x', '0', '99999999999999999999'), async (input, param) => {
          expect(await isAnswered(call, input, param)).toBe(true);
        }),
        { numRuns: bodies },
      );
    });

    const askedOfPages = staying.filter(call => ofPage.has(nameOf(call)));
    it.each(askedOfPages.map((call, seed) => [nameOf(call), call, seed] as const))('%s', async (name, call, seed) => {
      const asked = ofPage.get(name)!;
      const parts = { ...asked.parts, targets: await someOf(asked) };
      expect(await failing(call, fc.sample(hostileBody(asked.named, parts), { seed, numRuns: bodiesOfPage }))).toEqual([]);
    });

    const askedOfAll = staying.filter(call => generic.has(nameOf(call)));
    it.each(askedOfAll.map((call, at) => [nameOf(call), call, at] as const))('%s', async (name, call, at) => {
      expect(await failing(call, bodiesFor(generic.get(name)!, at))).toEqual([]);
    });
  });

  const open: readonly string[] = [officePaths.cookieKey, officePaths.signIn];
  describe('without a sign-in nothing is answered', () => {
    it.each(mine.filter(({ path }) => !open.includes(path)).map(call => [nameOf(call), call] as const))('%s', async (_name, call) => {
      expect((await server.sendSignedOut(call)).json()).toMatchObject({ code: replyCodes.signedOut });
    });
  });
}

/** What a call of a page is asked with: the records it is about, their fields, and what else it takes. */
interface Asked {
  readonly resource: Resource;
  readonly named: NamedFields;
  readonly parts: BodyParts;
}

/** What the tools, figures and actions of pages are called, and what the tools ask for. */
const partsOf = (pages: readonly Page[]): BodyParts => {
  const tools = pages.flatMap(({ tabs }) => tabs.filter(({ tool }) => tool && !tool.work));
  const boards = pages.flatMap(({ tabs, strip }) => [...tabs.map(({ board }) => board), strip]);
  return {
    tool: tools.map(({ key }) => key),
    figures: boards.flatMap(board => (board ? [board.figures] : [])),
    action: pages.flatMap(({ actions }) => actions.map(({ key }) => key)),
    input: tools.flatMap(({ tool }) => Object.entries(tool?.inputs ?? {})),
  };
};

/** The bodies for the n-th generic call: each of all seeds is met by one call in ten. */
const bodiesFor = (named: NamedFields, at: number): readonly unknown[] =>
  Array.from({ length: bodiesOfGeneric }, (_, next) => {
    const seed = (at * bodiesOfGeneric + next) % bodies;
    return fc.sample(hostileBody(named), { seed, numRuns: 1 })[0];
  });
