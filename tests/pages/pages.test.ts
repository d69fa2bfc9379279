import {
  type Field,
  fieldsOf,
  filterFits,
  permissionCodesOf,
  type Page,
  pagesOf,
  posted,
  recordLinks,
  referencesOf,
  type Resource,
} from '@axle/page-kit';
import { allSections, pagesInTabs, resourcesWithoutPage, sectionLoaders, viewNames } from '@axle/pages';
import { spmCode, spmTable } from '@axle/tracking';
import { actionPath, calls } from '@axle/wire';
import { text } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { pageChecks, viewsOf } from '../support/page-checks.ts';
import { textsIn } from '../support/texts-in.ts';

const sections = await allSections();
const pages = sections.flatMap(section => pagesOf(section).map(page => ({ section: section.key, page })));
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe.each(pages.map(({ section, page }) => [`${section}/${page.key}`, section, page] as [string, string, Page]))(
  '%s',
  (_name, section, page) => {
    it.each(pageChecks.map(check => [check.title, check] as const))('%s', (_title, check) => {
      expect(check.faults(section, page)).toEqual([]);
    });
  },
);

describe('all pages together', () => {
  it('a page stands once in its section, and a section once', () => {
    expect(twice(sections.map(section => section.key))).toEqual([]);
    expect(twice(pages.map(({ section, page }) => `${section}/${page.key}`))).toEqual([]);
  });

  it('sections and groups have titles in both languages', () => {
    const titles = sections.flatMap(({ key, title, groups }) =>
      textsIn({ [key]: title, groups: groups.map(group => ({ [`${key}.${group.key}`]: group.title })) }),
    );
    expect(titles.length).toBe(sections.length + sections.flatMap(section => section.groups).length);
    expect(titles.filter(([, text]) => text.zh.trim() === '' || text.en.trim() === '')).toEqual([]);
    expect(sections.flatMap(section => section.groups).filter(group => group.pages.length === 0 && !group.borrowed)).toEqual([]);
  });

  it('a section opens at a page that has a released code', () => {
    expect(
      sections
        .filter(({ key, defaultPage, groups }) => {
          const own = groups.find(({ borrowed }) => borrowed?.[defaultPage])?.borrowed?.[defaultPage]?.section ?? key;
          const isOwn = own !== key || groups.some(({ pages: of }) => of.some(page => page.key === defaultPage));
          return !spmTable.some(row => (row.section === own || !isOwn) && row.page === defaultPage);
        })
        .map(section => section.key),
    ).toEqual([]);
  });

  it('[spec 9.13] a log begins with the past month', () => {
    const logs = pages.filter(({ section }) => section === 'logs').map(({ page }) => page);
    expect(logs.length).toBeGreaterThan(2);
    expect(logs.filter(({ opens }) => !opens?.some(({ value }) => value === 'pastMonth')).map(({ key }) => key)).toEqual([]);
  });

  it('no two tabs of a record are called the same, in either language', () => {
    const own = [text('详情', 'Details'), text('状态流转', 'Status flow'), text('附件', 'Attachments'), text('动态', 'Timeline')];
    const alike = pages.flatMap(({ page }) =>
      (['zh', 'en'] as const).flatMap(language =>
        twice([...own, ...(page.related ?? []).map(({ title }) => title)].map(title => title[language])).map(
          name => `${page.key}: ${name}`,
        ),
      ),
    );
    expect(alike).toEqual([]);
  });

  it('no two pages share a tracking code', () => {
    expect(twice(pages.map(({ section, page }) => spmCode(section, page.key)))).toEqual([]);
  });

  it('no two pages share a permission code', () => {
    expect(twice(pages.flatMap(({ section, page }) => permissionCodesOf(section, page)))).toEqual([]);
  });

  it('an entity is declared once: one table, one path', () => {
    const resources = [
      ...new Set(pages.map(({ page }) => page.resource).filter((resource): resource is Resource => resource !== undefined)),
    ];
    expect(twice(resources.map(resource => resource.entity))).toEqual([]);
    expect(twice(resources.map(resource => resource.table))).toEqual([]);
    expect(twice(resources.map(resource => `${resource.service}/${resource.path}`))).toEqual([]);
  });

  it('what a field refers to is there and says how it is known; of a tree also its parent', () => {
    const shown = pages.flatMap(({ page }) => page.resource ?? []);
    const resources = new Map([...shown, ...resourcesWithoutPage].map(resource => [resource.entity, resource] as const));
    const faults = [...resources.values()].flatMap(resource =>
      referencesOf(resource).flatMap(([name, field]) => {
        const target = resources.get(field.entity);
        const known = [
          target?.knownBy?.code,
          ...(target?.knownBy?.names ?? []),
          field.kind === 'cascade' ? (target?.knownBy?.parent ?? '') : undefined,
          target?.knownBy?.picture,
        ];
        const faulty = !target?.knownBy || known.some(key => key !== undefined && !target.fields[key]);
        return faulty ? [`${resource.entity}.${name} refers to ${field.entity}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('the inbox of approvals knows every record that has a field under approval', () => {
    const underApproval = [...new Set(pages.flatMap(({ page }) => page.resource ?? []))].filter(({ fields }) =>
      Object.values(fields).some(field => field.approval),
    );
    const entity = pages.find(({ page }) => page.key === 'basicInfoApproval')!.page.resource!.fields['entity']!;
    const known = entity.kind === 'enum' ? entity.options.map(({ code }) => code) : [];
    expect(underApproval.filter(resource => !known.includes(resource.entity)).map(resource => resource.entity)).toEqual([]);
  });

  it('every bespoke view is asked for by a page', () => {
    const asked = new Set<string | undefined>(pages.flatMap(({ page }) => viewsOf(page)));
    expect(viewNames.filter(view => !asked.has(view))).toEqual([]);
  });
});

it('records that a detail relates to are of a page that lists them, by a field and columns that are there', () => {
  const faults = pages.flatMap(({ page }) =>
    (page.related ?? []).flatMap(related => {
      const there = pages.find(one => one.section === related.section && one.page.key === related.page)?.page;
      const columns = there?.resource ? fieldsOf(there.resource) : {};
      const missing = [related.field, ...related.columns].filter(name => !columns[name]);
      return [
        ...missing.map(name => `${page.key}: ${related.page} has no ${name}`),
        ...(related.by === 'id' || page.resource?.fields[related.by] ? [] : [`${page.key} has no ${related.by}`]),
        ...(there?.filters.includes(related.field) ? [] : [`${related.page} is not filtered by ${related.field}`]),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

it('a figure of a tool opens another tool of its page, by inputs that are there', () => {
  const faults = pages.flatMap(({ page }) =>
    page.tabs.flatMap(({ key, tool }) =>
      Object.values(tool?.opens ?? {}).flatMap(columns =>
        Object.entries(columns).flatMap(([column, drill]) => {
          if (!('same' in drill)) return [];
          const there = page.tabs.find(tab => tab.key === drill.tab)?.tool?.inputs ?? {};
          const asked = [...drill.same, ...Object.keys(drill.by), ...Object.keys(drill.given)];
          return [...asked.filter(name => !there[name]), ...drill.same.filter(name => !tool!.inputs[name])].map(
            name => `${page.key}.${key}.${column}: ${name}`,
          );
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

it('a number of a board opens another page by what that page filters by', () => {
  const faults = pages.flatMap(({ page }) =>
    page.tabs.flatMap(({ key, board }) =>
      (board?.tiles ?? []).flatMap(({ drill, key: tile }) => {
        if (!drill?.beyond) return [];
        const { beyond } = drill;
        const there = pages.find(({ section, page: other }) => section === beyond.section && other.key === beyond.page)?.page;
        const asked = [...beyond.carried, ...[beyond.row, beyond.column].flatMap(one => one?.field ?? [])];
        return asked.filter(field => !there?.filters.includes(field)).map(field => `${page.key}.${key}.${tile}: ${field}`);
      }),
    ),
  );
  expect(faults).toEqual([]);
});

it('an action foresees by a tool of its page, with inputs that are there', () => {
  const faults = pages.flatMap(({ page }) =>
    page.actions.flatMap(action => {
      const { foresees } = posted(action) ?? {};
      if (!foresees) return [];
      const there = page.tabs.find(({ key }) => key === foresees.tab)?.tool?.inputs ?? {};
      const unknown = [...Object.keys(foresees.inputs), ...Object.keys(foresees.given ?? {})].filter(name => !there[name]);
      const unheld = Object.values(foresees.inputs).filter(name => name !== 'id' && !page.columns.includes(name));
      return [...unknown, ...unheld].map(name => `${page.key}.${action.key}: ${name}`);
    }),
  );
  expect(faults).toEqual([]);
});

it('what the head of a record counts is of a page that speaks of such records, by conditions that it can be asked', () => {
  const faults = pages.flatMap(({ page }) => {
    const links = recordLinks(page, sections);
    const unknown = links.flatMap(({ page: there, field, filters }) => {
      const { resource } = there;
      const asked = [field, ...filters.map(filter => filter.field)].filter(name => !fieldsOf(resource!)[name]);
      const refused = filters.filter(filter => !filterFits(fieldsOf(resource!)[filter.field]!, filter)).map(filter => filter.field);
      return [...asked, ...refused].map(name => `${page.key}: ${there.key} cannot be asked by ${name}`);
    });
    return [
      ...unknown,
      ...((page.counted?.length ?? links.length) === links.length ? [] : [`${page.key} counts what does not speak of it`]),
    ];
  });
  expect(faults).toEqual([]);
});

it('a file that is fetched once an action is done is that of another action of its page', () => {
  const faults = pages.flatMap(({ page }) =>
    page.actions.flatMap(action => {
      const { thenFile } = posted(action) ?? {};
      const isThere = page.actions.some(({ key, effect }) => key === thenFile && effect === 'file');
      return thenFile === undefined || isThere ? [] : [`${page.key}.${action.key}: ${thenFile}`];
    }),
  );
  expect(faults).toEqual([]);
});

it('a reference that shows the name alone has the code beside it', () => {
  const alone = (fields: Readonly<Record<string, Field>>, place: string): readonly string[] =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind === 'lines') return alone(field.fields, `${place}.${key}`);
      const beside = Object.keys(fields).some(other => other === `${key}Code`);
      return field.kind === 'ref' && field.nameAlone && !beside ? [`${place}.${key}`] : [];
    });
  expect(pages.flatMap(({ page }) => alone(page.resource?.fields ?? {}, page.key))).toEqual([]);
});

it('what counts the files of an action is a call that writes', () => {
  const writing = new Set(calls.filter(({ built, effect }) => built && effect === 'writes').map(call => call.path));
  const named = pages.flatMap(({ page: { key, resource, actions } }) =>
    actions.flatMap(action =>
      resource && action.effect === 'file' && action.countedBy !== undefined
        ? [[key, actionPath(resource, action.countedBy)] as const]
        : [],
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, path]) => !writing.has(path))).toEqual([]);
});

it('a field holds the codes of records that there are', () => {
  const entities = new Set(pages.map(({ page }) => page.resource?.entity));
  const faults = pages.flatMap(({ page }) =>
    Object.entries(page.resource?.fields ?? {}).flatMap(([key, field]) =>
      'codesOf' in field && field.codesOf !== undefined && !entities.has(field.codesOf) ? [`${page.key}.${key}`] : [],
    ),
  );
  expect(faults).toEqual([]);
});

it('every page stands in its section under its own key', async () => {
  const outlines = await Promise.all(Object.values(sectionLoaders).map(load => load()));
  const keys = outlines.flatMap(({ groups }) => groups.flatMap(group => Object.keys(group.pages)));
  expect(keys).toEqual(pages.map(({ page }) => page.key));
});

it('pages that stand as tabs of another page of their section are known to the menu', () => {
  const inTabs = pages.flatMap(({ section, page }) =>
    page.tabs.flatMap(({ listOf }) => (listOf?.section === section ? [[listOf.page, page.key]] : [])),
  );
  expect(pagesInTabs).toEqual(Object.fromEntries(inTabs));
});

it('the page of approvals knows every record that has fields under approval', () => {
  const approved = pages
    .flatMap(({ page }) => page.resource ?? [])
    .filter(({ fields }) => Object.values(fields).some(({ approval }) => approval))
    .map(({ entity }) => entity);
  const field = pages.find(({ page }) => page.key === 'basicInfoApproval')!.page.resource!.fields['entity'];
  const known = field?.kind === 'enum' ? field.options.map(({ code }) => code) : [];
  expect(new Set(known)).toEqual(new Set(approved));
});
