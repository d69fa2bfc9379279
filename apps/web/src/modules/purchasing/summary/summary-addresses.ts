import { type Filter, type Line, type Page, permissionCode } from '@axle/page-kit';
import { listAddress } from '../../../engine/filter-address.ts';

/** What requirements of a row have in common, by the fields of the list. */
const held = ['supplier', 'sku', 'warehouse', 'companyEntity', 'currency', 'buyer'] as const;

/** Where a row of the summary leads: to the requirements that it is made of, and to its SKU, for those who may open that. */
export function addressesOf(page: Page, can: (code: string) => boolean) {
  return {
    detail({ week: _, ...line }: Line): string {
      const filters = held.flatMap((field): readonly Filter[] => {
        if (line[field] === undefined) return field === 'supplier' ? [{ field, op: 'isEmpty', value: null }] : [];
        return [field === 'currency' ? { field, op: 'eq', value: line[field] } : { field, op: 'in', value: [line[field]] }];
      });
      return listAddress(`/admin/purchase/${page.key}`, 'tab1', filters);
    },
    sku(line: Line): string | undefined {
      return can(permissionCode('basic', 'skuList', 'list')) ? `/admin/basic/skuList?record=${String(line['sku'])}` : undefined;
    },
  };
}
