import { describe, expect, it } from 'vitest';
import { actionPath, keepsCamelCase, recordPath } from './paths.ts';

describe('paths', () => {
  it('knows the services that keep camelCase, with or without the base and the -service ending', () => {
    expect(
      ['/item/vehicle_model/get_list', '/api/wms/stock/file/upload', '/item-service/file/import/logs', '/master-data-service/supplier'].map(
        keepsCamelCase,
      ),
    ).toEqual([true, true, true, true]);
    expect(['/base/dictionary/map', '/api/go_service/download/count', '/task-center/import', '', '/'].map(keepsCamelCase)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each(['stock', 'item', 'operation', 'wms', 'uaa', 'master-data', 'purchase-sales-after', 'nova'])(
    '[spec 9.9] %s keeps camelCase',
    service => {
      expect(keepsCamelCase(`/${service}/thing`)).toBe(true);
    },
  );

  it('writes the paths of records and actions', () => {
    const resource = { service: 'item', path: 'vehicle_model' };
    expect(recordPath(resource, 'list')).toBe('/item/vehicle_model/get_list');
    expect(actionPath(resource, 'mergeModel')).toBe('/item/vehicle_model/merge_model');
  });
});
