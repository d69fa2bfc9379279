import { localDate, type LocalDate } from '@axle/kernel';
import {
  isReference,
  boardProblems,
  acceptValue,
  checkCells,
  checkQuery,
  fieldsOf,
  hasTotal,
  kinds,
  mostTotals,
  parseCell,
  permissionCodesOf,
  referencesOf,
  type Field,
  type Filter,
  type Importing,
  type LinesField,
  oneWayProblems,
  stateProblems,
  type Page,
  type Resource,
  relativeSpan,
  type Sort,
} from '@axle/page-kit';
import { importVariants, viewNames } from '@axle/pages';
import { spmCode, spmPattern } from '@axle/tracking';
import { textsIn } from './texts-in.ts';

/** Something that must hold for every page; answers what is wrong, in words. */
export interface PageCheck {
  readonly title: string;
  faults(section: string, page: Page): readonly string[];
}

const date = localDate('2026-05-20');
if (!date.ok) throw new Error('the day of these checks is a day');
const today: LocalDate = date.value;
/** Pixels of a column in which `PO-261-103-00001` is not cut. */
const documentNoWidth = 150;

const empty: Resource = {
  entity: '',
  label: { zh: '', en: '' },
  service: '',
  path: '',
  table: '',
  fields: {},
  unique: [],
  checks: [],
  spelling: [],
  nameFields: [],
  searched: [],
  managed: false,
};

/** The bespoke views that a page asks for. */
export const viewsOf = (page: Page): readonly string[] =>
  [page.view, page.recordPart?.view, ...Object.values(page.drawn ?? {}), ...page.tabs.map(tab => tab.view)].filter(
    view => view !== undefined,
  );

const fieldsOfPage = (page: Page) => (page.resource ? fieldsOf(page.resource) : {});
const strangers = (place: string, names: readonly string[], page: Page) => {
  const fields = fieldsOfPage(page);
  return [
    ...names.filter(name => !fields[name]).map(name => `${place}: there is no field ${name}`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map(name => `${place}: ${name} stands twice`),
  ];
};
const kindOf = (page: Page, name: string) => fieldsOfPage(page)[name]?.kind;
const writable = (page: Page) => Object.entries(page.resource?.fields ?? {}).filter(([, field]) => !field.readOnly);
const formFields = (page: Page) => page.form.flatMap(group => group.fields);
/** A span of days that moves with the calendar, as it is asked on the day of these checks. */
const onThatDay = (filter: Filter): Filter => {
  const span = filter.op === 'between' ? relativeSpan(filter.value) : undefined;
  return span ? { ...filter, value: span.days(today).map(day => day ?? null) } : filter;
};
const refused = (page: Page, query: { filters?: Page['tabs'][number]['filters']; sort?: readonly Sort[] }) => {
  const checked = checkQuery(
    page.resource ?? empty,
    { filters: (query.filters ?? []).map(onThatDay), sort: query.sort ?? [], limit: 100 },
    () => true,
  );
  return checked.ok ? [] : [checked.refusal.message.en];
};

function faultsOfField(name: string, field: Field): readonly string[] {
  const faults: string[] = [];
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) faults.push(`${name} is no camelCase key`);
  if ('options' in field) {
    const codes = field.options.map(option => String(option.code));
    if (codes.length === 0) faults.push(`${name} has no options`);
    faults.push(...codes.filter((code, index) => codes.indexOf(code) !== index).map(code => `${name}: option ${code} stands twice`));
  }
  if (field.kind === 'lines') faults.push(...faultsOfLines(name, field));
  if (field.kind === 'integer' && field.min > field.max) faults.push(`${name}: min is greater than max`);
  if (field.initial !== undefined && !acceptValue(field, field.initial).ok) faults.push(`${name}: its initial value is not one of its own`);
  return faults;
}

/** What is wrong with the lines of a document. */
function faultsOfLines(name: string, field: LinesField): readonly string[] {
  const strange = [...field.by, ...(field.sums ?? [])].filter(column => !field.fields[column]);
  const mayBeEmpty = field.by.filter(column => field.fields[column]?.required !== true);
  return [
    ...strange.map(column => `${name}: there is no column ${column}`),
    ...mayBeEmpty.map(column => `${name}: ${column} names a line and may be empty`),
    ...(field.by.length === 0 ? [`${name}: no field identifies its lines`] : []),
    ...Object.entries(field.fields).flatMap(([column, held]) => faultsOfField(column, held).map(fault => `${name}: ${fault}`)),
  ];
}

/** Kinds of fields by which a record can be somebody's own. */
const holdsPeople: readonly string[] = ['user', 'tags'];

/** Everything that is asked of every page. A new page is asked the same without a new line here. */
export const pageChecks: readonly PageCheck[] = [
  {
    title: 'the search of records with search texts asks for nothing else, and the texts hold stored texts alone',
    faults(_section, { resource, search }) {
      if (!resource || resource.searched.length === 0) return [];
      const { searched, fields } = resource;
      const isStored = (key: string) => fields[key] && !fields[key].figure && ['text', 'code', 'tags'].includes(fields[key].kind);
      return [
        ...search.filter(key => !searched.includes(key)).map(key => `${key} is searched and not kept`),
        ...searched.filter(key => !isStored(key)).map(key => `${key} is no stored text`),
      ];
    },
  },
  {
    title: 'records of one SKU that have no search text are found by that of the SKU [SR1]',
    faults(_section, { resource, search }) {
      if (!resource || search.length === 0 || resource.searched.length > 0 || resource.searchedThrough !== undefined) return [];
      const skus = Object.entries(resource.fields).filter(([, field]) => field.kind === 'ref' && field.entity === 'sku');
      return skus.length === 1 ? [`is not searched through ${skus[0]![0]}`] : [];
    },
  },
  {
    title: 'columns, filters, search, sort, form and tabs name fields of its resource',
    faults: (_section, page) => [
      ...strangers('columns', page.columns, page),
      ...strangers('filters', page.filters, page),
      ...strangers('search', page.search, page),
      ...strangers(
        'sort',
        page.sort.map(sort => sort.field),
        page,
      ),
      ...strangers('form', formFields(page), page),
      ...page.tabs.flatMap(tab =>
        strangers(`tab ${tab.key}`, [...(tab.filters ?? []).map(filter => filter.field), ...(tab.mine ? [tab.mine] : [])], page),
      ),
      ...page.actions.flatMap(action => strangers(`action ${action.key}`, action.when ? [action.when.field] : [], page)),
      ...strangers('live', page.live ? [page.live.field] : [], page),
    ],
  },
  {
    title: 'its transitions have a lawful way back, or say why not',
    faults: (_section, page) => (page.resource ? oneWayProblems(page.resource) : []),
  },
  {
    title: 'every state of its records can be reached, and every one but the last ones left',
    faults: (_section, page) => (page.resource ? stateProblems(page.resource) : []),
  },
  {
    title: 'it has columns in a settled order, or a view',
    faults: (_section, page) => {
      const unknown = viewsOf(page).filter(view => !viewNames.some(name => name === view));
      if (unknown.length > 0) return unknown.map(view => `there is no view ${view}`);
      if (page.columns.length === 0) return (page.view ?? page.station) ? [] : ['no columns and no view'];
      return page.sort.length === 0
        ? ['rows without an order']
        : page.pinned > page.columns.length
          ? ['more pinned columns than columns']
          : refused(page, { sort: page.sort });
    },
  },
  {
    title: 'a column of document numbers shows them whole',
    faults: (_section, { resource = empty }) =>
      Object.entries(fieldsOf(resource)).flatMap(([key, field]) =>
        field.kind === 'code' && field.documentNo && (field.width ?? documentNoWidth) < documentNoWidth ? [key] : [],
      ),
  },
  {
    title: 'totals are of fields whose values can be added up, as many as one call adds up',
    faults: (_section, page) => [
      ...(page.totals.length > mostTotals ? [`${page.totals.length} totals`] : []),
      ...strangers('totals', page.totals, page),
      ...page.totals
        .filter(name => fieldsOfPage(page)[name] && !hasTotal(fieldsOfPage(page)[name]!))
        .map(name => `totals: ${name} cannot be added up`),
    ],
  },
  {
    title: 'filters can be asked, quick search looks through texts, tabs hold queries that are accepted',
    faults: (_section, page) => [
      ...page.filters.filter(name => kinds[kindOf(page, name) ?? 'text'].operators.length === 0).map(name => `${name} cannot be filtered`),
      ...page.search.filter(name => !['text', 'code'].includes(kindOf(page, name) ?? '')).map(name => `${name} is no text`),
      ...page.tabs.flatMap(tab => refused(page, { filters: tab.filters ?? [] }).map(why => `tab ${tab.key}: ${why}`)),
      ...page.tabs
        .filter(tab => tab.mine !== undefined && !holdsPeople.includes(kindOf(page, tab.mine) ?? ''))
        .map(tab => `tab ${tab.key}: ${tab.mine} holds no people`),
      ...page.actions
        .filter(({ when }) => when?.mine !== undefined && !holdsPeople.includes(kindOf(page, when.mine) ?? ''))
        .map(({ key, when }) => `action ${key}: ${when!.mine} holds no people`),
    ],
  },
  {
    title: 'its form asks for everything required and for nothing that the server sets',
    faults: (_section, page) => {
      const asked = formFields(page);
      const readOnly = asked.filter(name => fieldsOfPage(page)[name]?.readOnly).map(name => `${name} is set by the server`);
      if (!page.standard.includes('add')) return readOnly;
      return [
        ...readOnly,
        ...writable(page)
          .filter(([name, field]) => field.required && !asked.includes(name))
          .map(([name]) => `${name} is required and not asked for`),
      ];
    },
  },
  {
    title: 'its import takes every required field, and takes its own example',
    faults: (_section, page) => {
      const { importing } = page;
      if (page.standard.includes('import') !== (importing !== undefined))
        return ['import among the actions and the template come together'];
      return importing ? importFaults(page, importing) : [];
    },
  },
  {
    title: 'every variant of its import names its record, takes its own example, and is called what the list of imports calls it',
    faults: (_section, page) =>
      (page.importing?.variants ?? []).flatMap(variant => [
        // the rows of a sheet are no records: columns that are not named here say which
        ...(variant.across === undefined ? importFaults(page, variant) : unknownColumns(page, [...variant.columns, variant.across])).map(
          fault => `${variant.key}: ${fault}`,
        ),
        ...(variant.across === undefined ? (page.resource?.unique[0]?.fields ?? []) : [])
          .filter(name => !variant.columns.includes(name))
          .map(name => `${variant.key}: ${name} names the record and is not in the template`),
        ...(variant.adds ?? [])
          .filter(({ field }) => page.resource?.fields[field]?.kind !== 'tags' || !variant.columns.includes(field))
          .map(({ field }) => `${variant.key}: ${field} is no column of tags`),
        ...(Object.entries(importVariants).some(([key, title]) => key === variant.key && title === variant.title)
          ? []
          : [`${variant.key} is not among the names of import variants`]),
      ]),
  },
  {
    title: 'keys and permission codes are well formed and there once',
    faults: (section, page) => {
      const keys = [...page.standard, ...page.actions.map(action => action.key)];
      return [
        ...[page.key, ...page.actions.map(action => action.key), ...page.tabs.map(tab => tab.key)]
          .filter(key => !/^[a-z][a-zA-Z0-9]*$/.test(key))
          .map(key => `${key} is no camelCase key`),
        ...keys.filter((key, index) => keys.indexOf(key) !== index).map(key => `action ${key} stands twice`),
        ...permissionCodesOf(section, page)
          .filter(code => !/^[a-zA-Z]+\.[a-zA-Z0-9]+(\.tab(1?\d|20))?\.[a-zA-Z]+\d?$/.test(code))
          .map(code => `${code} is no permission code`),
        ...(permissionCodesOf(section, page)[0]?.endsWith('.list') ? [] : ['the first right of a page is to list']),
      ];
    },
  },
  {
    title: 'it offers no changes to records that the server alone writes',
    faults: (_section, page) =>
      page.resource && !page.resource.managed
        ? page.standard.filter(action => action !== 'list' && action !== 'export').map(action => `${action} has nothing to act on`)
        : [],
  },
  {
    title: 'its boards hang together',
    faults: (_section, page) => boardProblems(page),
  },
  {
    title: 'what its tools put into a message stands in their tables',
    faults: (_section, { tabs }) =>
      tabs.flatMap(({ tool: one }) =>
        Object.entries(one?.texts ?? {}).flatMap(([table, columns]) => {
          const field = one?.results[table];
          return columns.filter(column => field?.kind !== 'lines' || !field.fields[column]).map(column => `${table}.${column}`);
        }),
      ),
  },
  {
    title: 'it has a code for tracking',
    faults: (section, page) => (spmPattern.test(spmCode(section, page.key)) ? [] : [spmCode(section, page.key)]),
  },
  {
    title: 'every text stands in both languages',
    faults: (_section, page) =>
      textsIn(page)
        .filter(([, text]) => !text.zh?.trim() || !text.en?.trim() || /[\u3400-\u9fff]/.test(text.en))
        .map(([path]) => path),
  },
  {
    title: 'its resource hangs together',
    faults: (_section, { resource }) => {
      if (!resource) return [];
      const fields = fieldsOf(resource);
      const named = [
        ...resource.nameFields,
        ...resource.unique.flatMap(key => key.fields),
        ...resource.spelling.flatMap(spelling => [spelling.field, spelling.aliases, ...spelling.within]),
        ...(resource.scopedBy
          ? [resource.scopedBy.field, ...(resource.scopedBy.alsoSeenBy ?? []), resource.scopedBy.owner ?? 'id'].filter(
              name => name !== 'id',
            )
          : []),
      ];
      return [
        ...(/^[a-z][a-zA-Z0-9]*$/.test(resource.entity) ? [] : [`entity ${resource.entity} is no camelCase word`]),
        ...Object.keys(resource.fields)
          .filter(
            name =>
              ['id', 'version', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'].includes(name) &&
              resource.managed &&
              resource.states?.field !== name,
          )
          .map(name => `${name} is every record's own`),
        ...named.filter(name => !fields[name]).map(name => `there is no field ${name}`),
        ...resource.spelling
          .filter(spelling => fields[spelling.aliases]?.kind !== 'tags')
          .map(spelling => `${spelling.aliases} holds no list of texts`),
        ...Object.entries(resource.fields).flatMap(([name, field]) => faultsOfField(name, field)),
      ];
    },
  },
];

/** Columns of a file that its page has no field for. */
const unknownColumns = ({ resource }: Page, columns: readonly string[]): readonly string[] =>
  columns.filter(name => resource?.fields[name] === undefined).map(name => `${name} is no field`);

/** What is wrong with a kind of file that a page takes in. */
function importFaults(page: Page, importing: Importing): readonly string[] {
  const { resource } = page;
  if (!resource) return [];
  const { lines, abreast, into, changesOnly = false } = importing;
  // lines that stand side by side are columns of their own at each place
  const plain = (name: string) => (abreast === undefined ? name : name.replace(/\.\d+(?=\.)/, ''));
  const imported = importing.columns.map(plain);
  const held = lines === undefined ? undefined : resource.fields[lines];
  const columns = held?.kind === 'lines' ? Object.entries(held.fields) : [];
  // rows that go into lines which are there need what names the line, and nothing of the document but its name
  const ofDocument = into === undefined ? [] : [into];
  const namingLines = [...ofDocument, ...(held?.kind === 'lines' ? (held.by ?? []).map(name => `${lines}.${name}`) : [])];
  const known = new Set([...writable(page).map(([name]) => name), ...columns.map(([name]) => `${lines}.${name}`), ...ofDocument]);
  const asked = [
    ...writable(page).filter(([name]) => name !== lines),
    // lines that stand in one cell have no columns of their own
    ...(lines !== undefined && imported.includes(lines) ? [] : columns).map(([name, field]) => [`${lines}.${name}`, field] as const),
  ];
  const read = importing.reader?.(importing.example) ?? { cells: importing.example, refusals: [] };
  // records and users that are referred to are looked up before the cells are read
  const users = Object.keys(resource.fields).filter(name => resource.fields[name]?.kind === 'user');
  const lookedUp = [...referencesOf(resource).map(([name]) => name), ...users];
  const cells = { ...read.cells, ...Object.fromEntries(lookedUp.map((name, at) => [name, read.cells[name] ? `#${at + 1}` : ''])) };
  // a row of a file of documents holds a head and one line; the rules over the document are asked when all rows are together
  const { [lines ?? '']: _, ...heads } = resource.fields;
  const head = { ...resource, fields: into === undefined ? heads : {}, checks: [] };
  const { refusals } = checkCells(lines === undefined ? resource : head, cells, today);
  const wrong = columns.flatMap(([name, field]) => {
    const given = cells[abreast === undefined ? `${lines}.${name}` : `${lines}.1.${name}`] ?? '';
    const cell = parseCell(field, isReference(field) && given ? '#1' : given);
    return cell.ok ? [] : [cell.refusal];
  });
  // what comes as a file in a zip is no text of the example; what is there already needs no more than its key
  const lacking = refusals.filter(
    ({ code, field = '' }) => code !== 'REQUIRED' || (field !== importing.zip?.file && (!changesOnly || imported.includes(field))),
  );
  return [
    ...[...imported, ...Object.keys(importing.example).map(plain)]
      .filter(name => !known.has(name))
      .map(name => `${name} cannot be imported`),
    ...(into === undefined ? asked.filter(([, field]) => field.required && !changesOnly).map(([name]) => name) : namingLines)
      .filter(name => !imported.includes(name))
      .map(name => `${name} is required and not in the template`),
    ...(resource.unique.length === 0 && into === undefined ? ['an import needs a unique key to match by'] : []),
    ...[...read.refusals, ...lacking, ...wrong].map(refusal => `example: ${refusal.message.en}`),
  ];
}
