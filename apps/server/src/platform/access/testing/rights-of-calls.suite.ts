import { pagesOpenToAll } from '@axle/permissions';
import { mainBase, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { callsWithoutPage } from './calls-without-page.ts';
import { probedPages } from './probed-pages.ts';
import { rightsServer } from './rights-server.ts';

/** Asks for everything that one of so many shares of the pages offers, with and without the rights. */
export async function holdRightsOfCalls(share: number, shares: number): Promise<void> {
  const server = await rightsServer();
  const pages = await probedPages(server);

  it('every registered call is probed here, or stands among those without a page with its reason', () => {
    const tasksAndRequests = server.registry.resources
      .filter(({ resource }) => resource.ownCalls || resource.speaksOf)
      .map(({ resource }) => `${mainBase}/${resource.service}/${resource.path}/`);
    const known = new Set([
      ...pages.flatMap(([, { probes }]) => probes.map(({ call }) => call)),
      ...Object.values(callsWithoutPage).flat(),
    ]);
    const unknown = server.calls
      .filter(({ method, path }) => !known.has(`${method} ${path}`) && !known.has(path))
      .filter(({ path }) => !tasksAndRequests.some(begin => path.startsWith(begin)));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  // a page open to all shows everybody their own records: tests beside its module ask for those of others
  const asked = pages.filter(([key]) => !pagesOpenToAll.includes(key));
  describe.each(asked.filter((_, at) => at % shares === share - 1))('%s', (_key, { entry, probes, codes }) => {
    const list = `${entry.section.key}.${entry.page.key}.list`;
    const reading = probes.filter(({ code, never }) => code === list && !never);
    const answered = async (given: readonly string[], asked = probes) => {
      await server.allow(given);
      const found: string[] = [];
      for (const probe of asked) {
        const { code, data } = await server.send(probe);
        const isRefused = probe.quiet ? (data as readonly unknown[]).length === 0 : code === replyCodes.forbidden;
        if (!isRefused && !(probe.never && code !== replyCodes.ok)) found.push(probe.name);
      }
      return found;
    };

    it('nothing is answered without the right to list it', async () => {
      expect(await answered(codes.filter(code => code !== list))).toEqual([]);
    });

    it('nothing is done without the code of the action', async () => {
      expect(await answered([list])).toEqual(reading.map(({ name }) => name));
    });

    it('with both, everything that the page offers is answered', async () => {
      // what reads was answered with the right to list alone
      const others = probes.filter(probe => !reading.includes(probe));
      expect(await answered(codes, others)).toEqual(others.filter(({ never }) => !never).map(({ name }) => name));
    });
  });
}
