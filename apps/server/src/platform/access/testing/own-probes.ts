import { permissionCode, standardCode } from '@axle/page-kit';
import { actionPath, mainBase, mainPaths } from '@axle/wire';
import type { PageEntry } from '../../registry/page-registry.ts';
import type { Probe } from './record-probes.ts';

/** Lists of suppliers, and of their buyers, that programs ask for by name. */
const supplierLookups = [
  mainPaths.suppliers,
  mainPaths.supplierNames,
  mainPaths.supplierChoices,
  mainPaths.supplierList,
  mainPaths.panelSuppliers,
  mainPaths.suppliersExtended,
  mainPaths.supplierExtendedNames,
  mainPaths.purchaseUsers,
  mainPaths.panelPurchaseUsers,
];
const suppliersByPost = [mainPaths.defaultSupplierChoice, mainPaths.purchaseUsersOfSuppliers, mainPaths.permittedPanelSuppliers];

/** Files of ticked records, by page: the action that fetches each, and the action whose code it asks for where that is another one. */
const filesOfTicked: Readonly<Record<string, readonly [action: string, permission?: string]>> = {
  orderList: ['confirmFile', 'confirmShip'],
  partsGeekFeeds: ['downloadFeed'],
  priceChanges: ['priceFile', 'export'],
  fitmentFeeds: ['download'],
  imageGallery: ['download'],
};

/** Calls that one page alone has beside its records. */
export function ownProbes({ section, page }: PageEntry): readonly Probe[] {
  const of = (action: 'list' | 'update' | 'export') => standardCode(section.key, page, action);
  const get = (name: string, path: string, input: Probe['input']): Probe => ({
    name,
    call: `GET ${mainBase}${path}`,
    code: of('list'),
    input,
  });
  const [fetched, permission = fetched] = filesOfTicked[page.key] ?? [];
  const ticked: readonly Probe[] =
    fetched === undefined || !page.resource
      ? []
      : [
          {
            ...get(`file by ${fetched}`, actionPath(page.resource, fetched), { id: '1' }),
            code: permissionCode(section.key, page.key, permission!),
            writes: true,
          },
        ];
  if (page.key === 'orderList') {
    const asked = get('SKUs in clearance of orders', mainPaths.orderClearanceFile, { id: '1' });
    return [...ticked, { ...asked, code: permissionCode(section.key, page.key, 'submit'), writes: true }];
  }
  if (page.key === 'bom')
    return [
      get('where a part is used', mainPaths.bomWhereUsed, { part: 'QZ' }),
      get('explode', mainPaths.bomExplode, { part: 'QZ', quantity: '1' }),
    ];
  if (page.key === 'receiveStation')
    return [
      get('receipts to count', mainPaths.receiptsToCount, {}),
      get('a receipt at its station', mainPaths.receiptAtStation, { id: '1' }),
    ];
  if (page.key === 'packStation') return [get('orders to pack', mainPaths.ordersToPack, {})];
  if (page.key === 'putawayTask') return [get('tasks to put away', mainPaths.tasksToPutAway, {})];
  if (page.key === 'stocktakeCount') return [get('bins to count', mainPaths.binsToCount, {})];
  if (page.key === 'purchaseRequiredSummary') {
    const asked = get('SKUs in clearance', mainPaths.clearanceFile, { id: '1' });
    return [{ ...asked, code: permissionCode(section.key, page.key, 'generate') }];
  }
  if (page.key === 'viewReplies')
    return [
      {
        name: 'link for a supplier',
        call: `POST ${mainBase}${mainPaths.supplierReplyLink}`,
        code: permissionCode(section.key, page.key, 'link'),
        input: { order: 1, revoke: false },
        writes: true,
      },
    ];
  if (page.key === 'mailSet' && page.resource) return [get('texts of mails as a file', actionPath(page.resource, 'saveWordings'), {})];
  if (page.key === 'partsGeek' && page.resource) {
    const asked = get('tracking numbers as a file', actionPath(page.resource, 'exportTracking'), {});
    return [{ ...asked, code: permissionCode(section.key, page.key, 'exportTracking') }];
  }
  if (page.key === 'mailConsole' && page.resource) {
    const asked = get('a mail as a file', actionPath(page.resource, 'download'), { id: '1' });
    return [{ ...asked, code: permissionCode(section.key, page.key, 'download') }];
  }
  if (page.key === 'qualityImages' && page.resource) {
    const asked = get('photos as a zip', actionPath(page.resource, 'downloadZip'), { id: '1' });
    return [{ ...asked, code: permissionCode(section.key, page.key, 'downloadZip'), writes: true }];
  }
  if (page.key === 'newAmazonPending' && page.resource) {
    const asked = get('file of a listing', actionPath(page.resource, 'listingFile'), { id: '1' });
    return [{ ...asked, code: permissionCode(section.key, page.key, 'push'), writes: true }];
  }
  if (page.key === 'contract' && page.resource) {
    const [fetching, zipping] = ['download', 'batchDownload'].map(action => ({
      ...get(`contracts by ${action}`, actionPath(page.resource!, action), { id: '1' }),
      code: permissionCode(section.key, page.key, action),
      writes: true,
    }));
    const counting = { ...fetching!, name: 'count a download', call: `GET ${mainBase}${mainPaths.countContractDownload}` };
    return [get('register of contracts', mainPaths.contractRegister, {}), fetching!, zipping!, counting];
  }
  if (page.key === 'receiveReports') {
    const post = (name: string, path: string, action: string, input: object): Probe => ({
      name,
      call: `POST ${mainBase}${path}`,
      code: permissionCode(section.key, page.key, action),
      input: { ...input },
      writes: true,
    });
    return [
      get('form of a receive report', mainPaths.receiveReportOpen, { rrNo: 'RR1' }),
      post('save a receive report', mainPaths.receiveReportSave, 'fill', { rrNo: 'RR1', values: {} }),
      post('submit a receive report', mainPaths.receiveReportStep, 'fill', { step: 'submit', id: 1, version: 1 }),
      post('link to a receive report', mainPaths.receiveReportShare, 'share', { rrNo: 'RR1', access: 'view', days: 7, revoke: false }),
    ];
  }
  if (page.key === 'sampleJudgementDetail')
    return [get('lots to judge', mainPaths.lotsToJudge, {}), get('a lot at its station', mainPaths.lotAtStation, { id: '1' })];
  if (page.key === 'samplingDetail') {
    const coded = (action: string) => permissionCode(section.key, page.key, action);
    const share = { samplingNo: 'SM1', days: 7, revoke: false };
    return [
      { ...get('sampling log', mainPaths.samplingLog, { samplingNo: 'SM1' }), code: coded('log') },
      { name: 'link to a log', call: `POST ${mainBase}${mainPaths.samplingLogShare}`, code: coded('share'), input: share, writes: true },
    ];
  }
  if (page.key === 'supplier')
    return [
      ...supplierLookups.map(path => get(path, path, {})),
      ...suppliersByPost.map(path => ({ ...get(path, path, {}), call: `POST ${mainBase}${path}` })),
    ];
  if (page.key === 'tradeRoute')
    return [
      get('routes of a warehouse', mainPaths.tradeRoadsOfWarehouse, {}),
      get('currencies of routes', mainPaths.currenciesOfRoutes, {}),
      get('price of a route', mainPaths.tryRoute, { id: '1', cost: '1', currency: 'CNY' }),
    ];
  if (page.key === 'recipientEmail') return [get('recipients', mainPaths.resolveRecipients, { mailKind: 'PO_SEND' })];
  if (page.key === 'skuPropertyTemplate') return [get('properties of a category', mainPaths.propertyTemplate, { category: '1' })];
  if (page.key === 'skuPropertySetting')
    return [
      get('matrix of values', mainPaths.propertyMatrix, { category: '1' }),
      {
        name: 'sheet of values as a file',
        call: `POST ${mainBase}${mainPaths.propertySheetFile}`,
        code: of('export'),
        input: { category: 1, format: 'csv' },
      },
      {
        name: 'save a matrix of values',
        call: `POST ${mainBase}${mainPaths.savePropertyMatrix}`,
        code: of('update'),
        input: { category: 1, rows: [{ sku: 1, cells: {} }] },
        writes: true,
      },
    ];
  if (page.key === 'shopAuthorization')
    return [
      get('steps of authorisations', mainPaths.shopAttempts, {}),
      {
        name: 'end an authorisation',
        call: `POST ${mainBase}${mainPaths.shopCallback}`,
        code: permissionCode(section.key, page.key, 'accredit'),
        input: { state: 'unknown' },
        writes: true,
      },
    ];
  if (page.key === 'userFieldSetting')
    return [
      get('default columns', mainPaths.listDefaults, {}),
      {
        name: 'set default columns',
        call: `POST ${mainBase}${mainPaths.saveListDefault}`,
        code: of('update'),
        input: { page: page.key },
        writes: true,
      },
    ];
  return ticked;
}
