import { type Line, permissionCode } from '@axle/page-kit';
import type { LeftOutReason } from '@axle/purchasing';
import { listAddress } from '../../../engine/filter-address.ts';

interface Place {
  readonly section: string;
  readonly page: string;
  readonly address: string;
}

/** Where what kept a requirement out of an order is mended; undefined where nothing says of what it is. */
function placeOf({ reason, requirement, sku, supplier }: Line): Place | undefined {
  const record = (section: string, page: string, id: unknown): Place | undefined =>
    id === undefined ? undefined : { section, page, address: `/admin/${section}/${page}?record=${String(id)}` };
  const list = (section: string, page: string, fields: Readonly<Record<string, unknown>>): Place => {
    const filters = Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, op: 'in' as const, value: [value] }],
    );
    return { section, page, address: listAddress(`/admin/${section}/${page}`, undefined, filters) };
  };
  const places: Readonly<Record<LeftOutReason, () => Place | undefined>> = {
    CLEARANCE: () => record('basic', 'skuList', sku),
    NO_SUPPLIER: () => record('purchase', 'purchaseRequiredSummary', requirement),
    OVER_MAX: () => record('purchase', 'purchaseRequiredSummary', requirement),
    SUPPLIER_DISABLED: () => record('basic', 'supplier', supplier),
    NO_PRICE: () => list('newProducts', 'supplierSkuList', { sku, supplier }),
    BELOW_MIN: () => list('newProducts', 'supplierSkuList', { sku, supplier }),
  };
  return places[reason as LeftOutReason]?.();
}

/** The address at which what kept a requirement out of an order is mended, for those who may open it. */
export function fixAddress(line: Line, can: (code: string) => boolean): string | undefined {
  const place = placeOf(line);
  return place && can(permissionCode(place.section, place.page, 'list')) ? place.address : undefined;
}
