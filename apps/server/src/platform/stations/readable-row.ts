import type { Resource } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { Caller } from '../gateways/caller.ts';

/** What of a row, whose keys are those of its fields, its reader may read on a page. */
export const readableRow = <Row extends object>(
  { access }: Pick<Caller, 'access'>,
  page: string,
  resource: Resource,
  row: Row,
): Partial<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) => value !== null && (resource.fields[key] === undefined || fieldAccess(access, page, key).read),
    ),
  ) as Partial<Row>;
