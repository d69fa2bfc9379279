import {
  fieldsOf,
  hasTotal,
  isCountable,
  mostRowsPerPage,
  permissionCode,
  posted,
  type StandardAction,
  standardCode,
} from '@axle/page-kit';
import { actionPath, lookupPath, mainBase, mainPaths, recordCalls, type RecordCall, recordPath } from '@axle/wire';
import { isKnownByCode } from '../../lookups/find-records.ts';
import type { PageEntry } from '../../registry/page-registry.ts';
import { cursorAt } from '../../resources/query/cursor.ts';
import { orderTerms } from '../../resources/query/order-terms.ts';
import { ownProbes } from './own-probes.ts';
import type { Planted } from './planted-records.ts';
import type { Sent } from './rights-server.ts';

/** One way of touching the records of a page: the call, what is sent, and the code that it asks for. */
export interface Probe extends Sent {
  readonly name: string;
  readonly code: string;
  /** Answers nothing, rather than a refusal, to users without the right. */
  readonly quiet?: boolean;
  /** Changes what is stored. */
  readonly writes?: boolean;
  /** The page does not offer it: refused whatever rights there are. */
  readonly never?: boolean;
}

type Input = Readonly<Record<string, unknown>>;
type Row = PageEntry & { readonly planted: Planted };

const resourceOf = ({ page }: PageEntry) => page.resource!;
const firstField = (row: Row, fits: (key: string) => boolean) => Object.keys(fieldsOf(resourceOf(row))).find(fits);

/** A version that no record has: whatever would be changed is refused as changed by others. */
const stale = 2_000_000;

/** Where rows begin with the planted one, however many came before it. */
const before = (row: Row): string => cursorAt(orderTerms({ resource: resourceOf(row) }, []), { id: row.planted.id - 1 });

const figuresOf = ({ page }: Row): readonly string[] =>
  [...page.tabs.map(({ board }) => board), page.strip].flatMap(board => (board ? [board.figures] : []));

/** What is sent to each generic call of records; undefined where a page has no use of it. A call that is added must be added here. */
const generic: Record<RecordCall, (row: Row) => { readonly action: StandardAction; readonly input: Input } | undefined> = {
  list: row => ({ action: 'list', input: { filters: [], sort: [], limit: mostRowsPerPage, after: before(row) } }),
  count: () => ({ action: 'list', input: { filters: [] } }),
  totals(row) {
    const field = firstField(row, key => hasTotal(fieldsOf(resourceOf(row))[key]!)) ?? resourceOf(row).nameFields[0]!;
    return { action: 'list', input: { fields: [field], filters: [] } };
  },
  counts: () => ({ action: 'list', input: { of: [[]] } }),
  gather: () => ({ action: 'list', input: { filters: [] } }),
  values(row) {
    const field = firstField(row, key => isCountable(fieldsOf(resourceOf(row))[key]!));
    return field === undefined ? undefined : { action: 'list', input: { field, filters: [] } };
  },
  match(row) {
    const field = firstField(row, key => ['code', 'text', 'integer'].includes(fieldsOf(resourceOf(row))[key]!.kind))!;
    return { action: 'list', input: { field, values: [row.planted.values[field] ?? 'QZ'] } };
  },
  figures(row) {
    const [figures] = figuresOf(row);
    return figures === undefined ? undefined : { action: 'list', input: { figures, filters: [] } };
  },
  work({ page }) {
    const { key, tool } = page.tabs.find(tab => tab.tool && !tab.tool.work) ?? {};
    const first = Object.entries(tool?.inputs ?? {}).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]));
    return key === undefined ? undefined : { action: 'list', input: { tool: key, input: Object.fromEntries(first) } };
  },
  read: ({ planted }) => ({ action: 'list', input: { id: planted.id } }),
  history: ({ planted }) => ({ action: 'log', input: { id: planted.id } }),
  transitions: ({ planted }) => ({ action: 'list', input: { id: planted.id } }),
  proposals: () => undefined,
  known: ({ page }) => (page.remarks ? { action: 'list', input: {} } : undefined),
  add: () => ({ action: 'add', input: { values: {} } }),
  update: ({ planted }) => ({ action: 'update', input: { id: planted.id, version: stale, values: {} } }),
  change: ({ planted }) => ({ action: 'update', input: { changes: [{ id: planted.id, version: stale, values: {}, before: {} }] } }),
  del: ({ planted }) => ({ action: 'del', input: { targets: [{ id: planted.id, version: stale }] } }),
  enable: ({ planted }) => ({ action: 'enable', input: { targets: [{ id: planted.id, version: stale }] } }),
  disable: ({ planted }) => ({ action: 'disable', input: { targets: [{ id: planted.id, version: stale }] } }),
  bulk: ({ planted }) => ({ action: 'del', input: { action: 'del', targets: [{ id: planted.id, version: stale }] } }),
  export: ({ page }) => ({ action: 'export', input: { format: 'csv', columns: [...page.columns], filters: [], sort: [] } }),
  exportTool({ page }) {
    const { key } = page.tabs.find(({ tool }) => tool?.exports !== undefined) ?? {};
    return key === undefined ? undefined : { action: 'export', input: { tool: key, input: {}, format: 'csv' } };
  },
  file: ({ planted }) => ({ action: 'list', input: { id: planted.id, field: 'images', file: '00000000-0000-4000-8000-000000000001' } }),
};

const main = (method: 'GET' | 'POST', path: string) => `${method} ${mainBase}${path}`;

/** The generic calls of a page. */
function genericProbes(row: Row, calls: ReadonlySet<string>): readonly Probe[] {
  const { section, page } = row;
  return (Object.keys(generic) as RecordCall[]).flatMap((name): readonly Probe[] => {
    const call = main(recordCalls[name].method, recordPath(resourceOf(row), name));
    const sent = calls.has(call) ? generic[name](row) : undefined;
    if (!sent) return [];
    const offered = page.standard.includes(sent.action);
    const writes = !['list', 'log', 'export'].includes(sent.action);
    const probe = { name, call, code: standardCode(section.key, page, sent.action), input: { page: page.key, ...sent.input }, writes };
    return [offered ? probe : { ...probe, never: true }];
  });
}

/** The boards of a page after its first, which the generic calls ask for. */
function furtherBoards(row: Row): readonly Probe[] {
  const { section, page } = row;
  const call = main(recordCalls.figures.method, recordPath(resourceOf(row), 'figures'));
  return figuresOf(row)
    .slice(1)
    .map(figures => ({
      name: `board ${figures}`,
      call,
      code: standardCode(section.key, page, 'list'),
      input: { page: page.key, figures, filters: [] },
    }));
}

/** The own actions of a page, and prints. */
function actionProbes(row: Row): readonly Probe[] {
  const { section, page, planted } = row;
  return page.actions.flatMap((action): readonly Probe[] => {
    const code = permissionCode(section.key, page.key, action.permission ?? action.key);
    if (action.effect === 'print')
      return action.prints.slice(0, 1).flatMap(({ key }) =>
        [mainPaths.printCheck, mainPaths.printPreview, mainPaths.printRun].map(path => ({
          name: `${action.key} ${path}`,
          call: main('POST', path),
          code,
          input: { page: page.key, action: action.key, template: key, ids: [planted.id], reason: 'again' },
        })),
      );
    const post = posted(action);
    if (!post && action.effect !== 'view') return [];
    const proposing =
      post?.proposes || post?.openItems
        ? [
            {
              name: `proposals of ${action.key}`,
              call: main('GET', recordPath(resourceOf(row), 'proposals')),
              code,
              input: { page: page.key, action: action.key, id: String(planted.id) },
            },
          ]
        : [];
    const targets = action.on === 'none' ? [] : [{ id: planted.id, version: stale }];
    const act = { name: action.key, call: main('POST', actionPath(resourceOf(row), action.key)), code, input: { targets }, writes: true };
    return [...proposing, act];
  });
}

/** Calls that answer all records of an entity by name. */
const namedLists: Readonly<Record<string, readonly string[]>> = {
  category: [mainPaths.categories, mainPaths.planningCategories],
  market: [mainPaths.markets],
  country: [mainPaths.countries],
  contractCategory: [mainPaths.contractCategories],
  warehouse: [mainPaths.warehouses, mainPaths.warehouseList],
  warehouseChild: [mainPaths.childWarehouses],
  warehouseArea: [mainPaths.warehouseAreas, mainPaths.warehouseAreasByNumber],
  logisticsChannel: [mainPaths.transferLogistics],
  carrier: [mainPaths.domesticCarriers],
  globalShipping: [mainPaths.globalShipping],
  amazonWarehouse: [mainPaths.amazonWarehouses, mainPaths.fbaWarehouseCodes],
};

/** Calls of the frame that touch the records of the page that they name. */
function frameProbes(row: Row): readonly Probe[] {
  const { section, page, planted } = row;
  const resource = resourceOf(row);
  const of = (action: StandardAction) => standardCode(section.key, page, action);
  const record = { page: page.key, id: planted.id };
  const reading = (name: string, path: string, input: Input, more: Partial<Probe> = {}): Probe => ({
    name,
    call: main('GET', path),
    code: of('list'),
    input,
    ...more,
  });
  const view = { page: page.key, name: `view of ${page.key}`, audience: 'private', query: { filters: [], sort: [] } };
  const views = [
    reading('views', mainPaths.listViews, { page: page.key }),
    { ...reading('save a view', mainPaths.saveListView, view), call: main('POST', mainPaths.saveListView) },
    {
      ...reading('order of views', mainPaths.orderListViews, { page: page.key, order: [] }),
      call: main('POST', mainPaths.orderListViews),
    },
    { ...reading('first view', mainPaths.defaultListView, { page: page.key }), call: main('POST', mainPaths.defaultListView) },
  ];
  const template = { page: page.key, name: `template of ${page.key}`, audience: 'private', columns: ['id'], format: 'csv' };
  const templates = [
    reading('export templates', mainPaths.exportTemplates, { page: page.key }),
    { ...reading('save an export template', mainPaths.saveExportTemplate, template), call: main('POST', mainPaths.saveExportTemplate) },
  ];
  const lookup = resource.knownBy
    ? [
        reading(`look up ${resource.entity}`, mainPaths.lookup, { q: '', entity: resource.entity }),
        {
          ...reading(`look up many of ${resource.entity}`, mainPaths.matchLookup, { entity: resource.entity, texts: ['QZ'] }),
          call: main('POST', mainPaths.matchLookup),
        },
        {
          ...reading(`pictures of ${resource.entity}`, mainPaths.lookupPictures, { entity: resource.entity, ids: [planted.id] }),
          call: main('POST', mainPaths.lookupPictures),
        },
        reading(`look up ${resource.entity} by id`, lookupPath(':entity'), { ids: String(planted.id), entity: resource.entity }),
      ]
    : [];
  const named = namedLists[resource.entity] ?? [];
  const find = isKnownByCode(row)
    ? [
        reading(
          'find',
          mainPaths.find,
          { q: String(page.search.map(key => planted.values[key]).find(value => value !== undefined)) },
          { quiet: true },
        ),
      ]
    : [];
  if (!resource.managed) return [...views, ...templates, ...ownProbes(row)];
  const attached = { ...record, attachment: 1, name: 'a.txt' };
  const draft = { slot: '00000000-0000-4000-8000-000000000001', page: page.key, base: {}, values: {}, at: '2026-01-01T00:00:00.000Z' };
  const comment = '00000000-0000-4000-8000-000000000002';
  const file = { name: 'a.txt', content: 'a', fields: { page: page.key, id: String(planted.id) } };
  return [
    ...views,
    ...templates,
    ...lookup,
    ...named.map(path => reading(`all of ${resource.entity} by ${path}`, path, {})),
    ...find,
    ...ownProbes(row),
    reading('attachments', mainPaths.attachmentList, record),
    reading('file of an attachment', mainPaths.attachmentFile, attached),
    {
      name: 'attach',
      call: main('POST', mainPaths.attachmentAdd),
      code: of('update'),
      file,
      writes: true,
      never: !page.standard.includes('update'),
    },
    { ...reading('rename an attachment', mainPaths.attachmentRename, attached), call: main('POST', mainPaths.attachmentRename) },
    { ...reading('remove an attachment', mainPaths.attachmentRemove, attached), call: main('POST', mainPaths.attachmentRemove) },
    reading('prints of a record', mainPaths.printLog, record),
    reading('timeline', mainPaths.timeline, record),
    {
      ...reading('record as it was', mainPaths.recordVersion, { ...record, version: 1 }),
      code: of('log'),
      never: !page.standard.includes('log'),
    },
    { ...reading('comment', mainPaths.commentAdd, { ...record, text: 'a', key: comment }), call: main('POST', mainPaths.commentAdd) },
    {
      ...reading('change a comment', mainPaths.commentUpdate, { ...record, text: 'b', comment: 1 }),
      call: main('POST', mainPaths.commentUpdate),
    },
    { ...reading('remove a comment', mainPaths.commentRemove, { ...record, comment: 1 }), call: main('POST', mainPaths.commentRemove) },
    {
      ...reading('draft of a comment', mainPaths.saveDraft, { ...draft, comment: true, record: planted.id }),
      call: main('POST', mainPaths.saveDraft),
    },
    ...(page.standard.includes('add')
      ? [{ name: 'draft of a new record', call: main('POST', mainPaths.saveDraft), code: of('add'), input: draft, writes: true }]
      : []),
  ];
}

/** Every way of touching the records of a page. */
export const probesOf = (row: Row, calls: ReadonlySet<string>): readonly Probe[] => [
  ...genericProbes(row, calls),
  ...furtherBoards(row),
  ...actionProbes(row),
  ...frameProbes(row),
];
