import { type LocalDate, ok } from '@axle/kernel';
import { coverageShare, type DistributionStatus, gapsOf, gapStatuses, plannedDays } from '@axle/operation';
import { businessDay, type RecordValues } from '@axle/page-kit';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import {
  type MatrixCell,
  matrixCells,
  type MatrixPlace,
  matrixPlaces,
  type MatrixSku,
  matrixSkus,
  matrixStock,
  matrixSums,
  poolOf,
} from './matrix-facts.ts';

const pageSize = 50;
const mostPlaces = 60;
/** SKUs that a file has at most. */
const mostWritten = 20_000;

const present = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

const keyOf = ({ store, site }: { readonly store: number; readonly site: number }): string => `${store} ${site}`;

/** [O10] A SKU with how far it is listed, and the stores and sites of each status in words. */
function skuRow(one: MatrixSku, cells: readonly MatrixCell[], places: ReadonlyMap<string, string>, stock: number): RecordValues {
  const at = (statuses: readonly DistributionStatus[]) =>
    cells
      .filter(({ distStatus }) => statuses.includes(distStatus))
      .flatMap(cell => places.get(keyOf(cell)) ?? [])
      .toSorted()
      .join(', ') || undefined;
  return present({
    sku: one.sku,
    category: one.category,
    brand: one.brand,
    abc: one.abc,
    stock,
    listed: one.listed,
    open: one.open,
    gaps: gapsOf(cells.map(({ distStatus }) => distStatus)),
    coverage: coverageShare(one.listed, one.open),
    listedAt: at(['listed']),
    plannedAt: at(['planned', 'listing']),
    missingAt: at(gapStatuses.filter(status => status !== 'planned')),
    forbiddenAt: at(['forbidden']),
  });
}

const cellRow = ({ plannedAt, ...cell }: MatrixCell, today: LocalDate): RecordValues => {
  const isOpen = cell.distStatus === 'planned' || cell.distStatus === 'listing';
  return present({
    ...cell,
    days: plannedDays(cell.distStatus, plannedAt === null ? undefined : businessDay(new Date(plannedAt)), today),
    overdue: isOpen && cell.targetDate !== null && cell.targetDate < today ? true : undefined,
  });
};

const placeRow = ({ store, site }: MatrixPlace, sums: ReadonlyMap<string, { readonly listed: number; readonly open: number }>) => {
  const { listed, open } = sums.get(keyOf({ store, site })) ?? { listed: 0, open: 0 };
  return present({ store, site, listed, open, coverage: coverageShare(listed, open) });
};

/** [O10] A page of SKUs by stores and sites, as far as the caller sees them: a few queries however many there are. */
export const distributionMatrix: ToolHandler = async ({ parts, input, whole }) => {
  const { database, caller } = parts;
  const found = await matrixPlaces(parts, input, mostPlaces + 1);
  const places = found.slice(0, mostPlaces);
  const pool = await poolOf(database, [...new Set(found.map(({ store }) => store))]);
  const page = Number(input['page'] ?? 1);
  const span = whole ? { from: 0, most: mostWritten } : { from: (page - 1) * pageSize, most: pageSize };
  const shown = await matrixSkus(parts, input, pool, span);
  const skus = shown.map(({ sku }) => sku);
  const cells = await matrixCells(parts, input, skus);
  const stock = await matrixStock(database, skus, pool);
  const sums = await matrixSums(parts, input, pool);
  const cellsOf = Map.groupBy(cells, ({ sku }) => sku);
  const words = new Map(found.map(place => [keyOf(place), place.words]));
  const inSight = new Set(places.map(keyOf));
  const [listed, open] = [sums.reduce((all, one) => all + one.listed, 0), sums.reduce((all, one) => all + one.open, 0)];
  const matching = shown[0]?.matching ?? 0;
  return ok({
    ...present({ coverage: coverageShare(listed, open), more: found.length > mostPlaces ? true : undefined }),
    skus: matching,
    pages: Math.max(1, Math.ceil(matching / pageSize)),
    page,
    listed,
    open,
    places: places.map(place => placeRow(place, new Map(sums.map(sum => [keyOf(sum), sum])))),
    rows: shown.map(one => skuRow(one, cellsOf.get(one.sku) ?? [], words, stock.get(one.sku) ?? 0)),
    cells: whole ? [] : cells.filter(cell => inSight.has(keyOf(cell))).map(cell => cellRow(cell, todayOf(caller))),
  });
};
