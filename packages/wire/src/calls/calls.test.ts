import { describe, expect, it } from 'vitest';
import { mainPaths, officePaths } from './paths.ts';
import { calls, callsAdded, keyCoding, wholePath } from './calls.ts';

const written = (gateway: 'main' | 'office', method: 'GET' | 'POST'): readonly string[] =>
  calls.filter(call => call.gateway === gateway && call.method === method).map(call => call.path);
const under = (folder: string, ...names: readonly string[]) => names.map(name => `${folder}/${name}`);
const kindOf = (path: string) => calls.find(call => call.path === path)?.kind;
const codingOf = (path: string) => calls.filter(call => call.path === path).map(keyCoding)[0];

describe('the table of calls', () => {
  it('[spec 7.49] has every GET of the main API that spec.md section 7 names', () => {
    expect(written('main', 'GET').toSorted()).toEqual(
      [
        '/base/user/select_english',
        ...under('/base/suppliers_ext', 'simple_select', 'select', 'select_purchase_user', 'select_panel_purchase_user'),
        ...under('/base/suppliers', 'simple_select', 'select', 'supplier_select', 'get_suppliers_list', 'get_panel_suppliers_list'),
        ...under('/base/warehouse', 'get_warehouse', 'select'),
        '/base/warehouse_child/select',
        '/base/fee_type/select',
        ...under('/base/warehouse_area', 'get_warehouse_area_by_no', 'select_warehouse_area'),
        '/base/trade_road/select_by_warehouse',
        '/base/gc_fba_warehouse_code/select',
        '/base/amazon_warehouse/select',
        '/stock/transfer_order/get_gc_logistic_select',
        '/base/logistics_domestic/select',
        '/base/category/select',
        '/base/global_shipping/select',
        '/base/contract_cate/select_short_name',
        '/basic-data-service/market/all',
        '/base/country/select_cascader',
        '/mrp/mrp_sku_base/select_category',
        '/base/dictionary/map',
        '/base/list_fields/index',
        '/basic-data-service/download_template/:key',
        '/item-service/file/import/logs',
        ...under('/go_service/download', 'download_list', 'categories'),
        ...under('/task-center', 'get_meta', 'get_list'),
        ...under('/ns', 'get_ns_type', 'get_list', 'get_autocheck_list', 'ns_erp/getenclist', 'ns_erp/getenmd5list'),
        ...under('/finance/contract', 'get_contract_register_list', 'update_contract_register_download_num'),
        '/base/paddleocr/logs',
        ...under('/go_service/check', 'get_list', 'get_type'),
        ...under('/wms/stock/external_tool/gpsr_label', 'list_available_code', 'query_factory_code'),
      ].toSorted(),
    );
  });

  it('[spec 7.49] has every POST of the main API that spec.md section 7 names, and one address for records of use', () => {
    expect(written('main', 'POST').toSorted()).toEqual(
      [
        '/base/list_fields/save',
        '/master-data-service/supplier/purchase/user/getSupplierPurchaseUserAll',
        '/purchase-service/supplier/v1/get_panel_permission_suppliers_list',
        '/purchase/panel/get_default_supplier_select_type',
        '/base/upload',
        '/wms/stock/file/upload',
        '/task-center/import',
        '/base/track/record',
        '/uaa/data_access/black_list_field',
        ...under('/go_service/download', 'doc_count', 'count'),
        ...under('/ns', 'export', 'audit', 'handle_call_erp', 'ns_erp/stock_check'),
        '/base/paddleocr/logs_correct/:id',
        ...under(
          '/wms/stock/external_tool/gpsr_label',
          'confirm_print_label',
          'generate_print_label',
          'create_factory_code',
          'edit_code_status',
        ),
      ].toSorted(),
    );
  });

  it('[spec 7.49] has every call of the office system that spec.md section 7 names', () => {
    expect(written('office', 'GET').toSorted()).toEqual(
      ['/api/core/system/switch/list', '/api/core/uaa/module/tree', '/signin/cookiekey'].toSorted(),
    );
    expect(written('office', 'POST').toSorted()).toEqual(
      [
        '/api/core/signin/recheck',
        '/api/core/share/all/sysuser',
        '/api/core/org/tree',
        '/api/core/share/systoporg',
        '/api/core/log/loginlist',
        '/api/workflow/remrhistory',
        ...under('/api/core/message', 'list', 'readall', 'delete_all', 'delete', 'read'),
      ].toSorted(),
    );
  });

  it('has each call once', () => {
    const all = [...calls, ...callsAdded].map(call => `${call.method} ${wholePath(call)}`);
    expect(all.filter((call, index) => all.indexOf(call) !== index)).toEqual([]);
  });

  it('distinguishes forms and files from JSON', () => {
    expect(['/base/upload', '/wms/stock/file/upload', '/task-center/import'].map(kindOf)).toEqual(['multipart', 'multipart', 'multipart']);
    expect(kindOf('/basic-data-service/download_template/:key')).toBe('file');
    expect(kindOf('/base/dictionary/map')).toBe('json');
  });

  it('codes keys by service, and leaves those of the office system as they are', () => {
    expect(['/stock/transfer_order/get_gc_logistic_select', '/uaa/data_access/black_list_field'].map(codingOf)).toEqual(['camel', 'camel']);
    expect(codingOf('/master-data-service/supplier/purchase/user/getSupplierPurchaseUserAll')).toBe('camel');
    expect(['/base/dictionary/map', '/go_service/download/count', '/ns/export'].map(codingOf)).toEqual(['snake', 'snake', 'snake']);
    expect(codingOf('/api/core/message/read')).toBe('asWritten');
  });

  it('is where the paths that the app calls by name come from', () => {
    const known = new Set([...calls, ...callsAdded].map(call => call.path.replace('/:key', '')));
    expect([...Object.values(mainPaths), ...Object.values(officePaths)].filter(path => !known.has(path))).toEqual([]);
    expect(mainPaths).toMatchObject({ template: '/basic-data-service/download_template', importCancel: '/task-center/cancel' });
    expect(officePaths).toMatchObject({ signIn: '/api/core/signin/login', recheck: '/api/core/signin/recheck' });
  });
});
