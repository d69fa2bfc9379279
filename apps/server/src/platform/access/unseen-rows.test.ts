import { fieldsOf, isReference, type Resource } from '@axle/page-kit';
import { mainBase, recordPath } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { pageRegistry } from '../registry/page-registry.ts';
import { probedPages } from './testing/probed-pages.ts';
import { rightsServer } from './testing/rights-server.ts';
import { shownOf } from './testing/shown-of.ts';
import { modules } from '../../modules.ts';
import { assemble, type Registry } from '../registry/registry.ts';

/** The field by which a resource could be limited: the first that holds one of few values, or refers to something. */
const limitingField = (resource: Resource): string | undefined =>
  Object.entries(fieldsOf(resource)).find(([key, field]) => key !== 'status' && (field.kind === 'enum' || isReference(field)))?.[0];

/** The product as it would be with every resource limited by a field of its own. */
function limited(registry: Registry): Registry {
  const made = new Map<string, Resource>();
  const limit = (resource: Resource): Resource => {
    const field = limitingField(resource);
    const known = made.get(resource.entity) ?? (field ? { ...resource, scopedBy: { kind: 'category', field } } : resource);
    made.set(resource.entity, known);
    return known;
  };
  const pages = pageRegistry(
    registry.sections.map(section => ({
      ...section,
      groups: section.groups.map(group => ({
        ...group,
        pages: group.pages.map(page => (page.resource ? { ...page, resource: limit(page.resource) } : page)),
      })),
    })),
  );
  return assemble(pages, modules);
}

const server = await rightsServer(limited);
const pages = (await probedPages(server)).filter(([, { entry, planted }]) => {
  const field = entry.page.resource!.scopedBy?.field;
  return field !== undefined && planted.values[field] !== undefined;
});

describe.each(pages)('%s', (_key, page) => {
  const { entry, planted, codes } = page;
  const resource = entry.page.resource!;
  const target = String(planted.values[resource.scopedBy!.field]);
  const stored = async () =>
    server.db
      .selectFrom(resource.table as 'brand')
      .selectAll()
      .where('id', '=', planted.id)
      .executeTakeFirst();

  it('[S2] a row outside the scope appears in no reply, and within the scope it does', async () => {
    await server.allow(codes);
    await server.limit('category', [target]);
    const list = { ...page, probes: page.probes.filter(({ name }) => name === 'list') };
    expect(await shownOf(server, list)).toEqual(['list']);
    await server.limit('category', ['999999']);
    expect(await shownOf(server, page)).toEqual([]);
  });

  it('[S2] such a row counts nowhere', async () => {
    await server.allow(codes);
    await server.limit('category', ['999999']);
    const ask = async (name: 'count' | 'gather' | 'counts', input: object) =>
      (await server.send({ call: `POST ${mainBase}${recordPath(resource, name)}`, input: { page: entry.page.key, ...input } })).data;
    expect(await ask('count', { filters: [] })).toMatchObject({ total: 0 });
    expect(await ask('gather', { filters: [] })).toMatchObject({ total: 0 });
    expect(await ask('counts', { of: [[]] })).toMatchObject([{ total: 0 }]);
  });

  it.runIf(resource.managed)('[S2] such a row cannot be touched by its id', async () => {
    await server.allow(codes);
    await server.limit('category', ['999999']);
    const before = await stored();
    const { version } = before as unknown as { readonly version: number };
    const answers: string[] = [];
    for (const probe of page.probes.filter(({ writes, never, name }) => writes && !never && name !== 'add')) {
      const input = JSON.parse(JSON.stringify(probe.input ?? {}).replaceAll('2000000', String(version)));
      const { bytes } = await server.send({ ...probe, input });
      for (const marker of planted.markers.values()) if (bytes.includes(marker)) answers.push(`${probe.name} reveals ${marker}`);
    }
    expect(answers).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
