import { allocate, type Decimal, negate, ok, type Result, sum } from '@axle/kernel';
import { fifoConsume, type LayerTaken, valueTaken } from './fifo-consume.ts';
import { grownLayer } from './grown-layer.ts';
import type { IncomingCost, PlannedLayer, PlannedLayerMove, StockPosting, StockView } from './posting.ts';
import { stockItemText, type StockChange } from './stock-key.ts';
import { negativeStock } from './refusals.ts';

/** Pieces of a SKU that a warehouse gains or loses by all changes together. */
interface ItemNet {
  readonly warehouse: number;
  readonly sku: number;
  readonly qty: number;
}

/** What a posting does to the cost layers. */
export interface LayerPlan {
  readonly layerMoves: readonly PlannedLayerMove[];
  readonly newLayers: readonly PlannedLayer[];
}

/** What each warehouse gains or loses of each SKU; moves between bins and statuses of one warehouse add up to nothing. */
export function itemNets(changes: readonly StockChange[]): readonly ItemNet[] {
  const nets = new Map<string, ItemNet>();
  for (const { warehouse, sku, qty } of changes) {
    const item = stockItemText({ warehouse, sku });
    nets.set(item, { warehouse, sku, qty: (nets.get(item)?.qty ?? 0) + qty });
  }
  return [...nets.values()].filter(({ qty }) => qty !== 0);
}

/**
 * [M3] [M4] The layers that a posting takes from and makes. What a warehouse loses leaves its layers, the oldest first. What it gains has
 * the cost that the posting names; pieces that came from another warehouse in the same posting keep theirs, layer by layer. [M3a] Pieces of
 * a batch join its layer.
 */
export function planLayers(posting: StockPosting, net: readonly StockChange[], view: StockView): Result<LayerPlan> {
  const nets = itemNets(net);
  const takenOf = new Map<number, LayerTaken[]>();
  for (const { warehouse, sku, qty } of nets.filter(each => each.qty < 0)) {
    const taken = fifoConsume(view.layers(warehouse, sku), -qty);
    if (!taken.ok) {
      const have = view.layers(warehouse, sku).reduce((left, layer) => left + layer.qty, 0);
      const key = net.find(change => change.warehouse === warehouse && change.sku === sku && change.qty < 0)!;
      return { ok: false, refusal: negativeStock(key, have, -qty) };
    }
    takenOf.set(sku, [...(takenOf.get(sku) ?? []), ...taken.value]);
  }
  const valueOut = valueTaken([...takenOf.values()].flat());
  const layers = nets
    .filter(each => each.qty > 0)
    .flatMap(item => {
      const named = (posting.incoming ?? []).filter(({ warehouse, sku }) => warehouse === item.warehouse && sku === item.sku);
      return named.length > 0 ? namedLayers(item, named, posting.incoming ?? [], valueOut) : movedLayers(item, takenOf.get(item.sku) ?? []);
    });
  const layerMoves = [...takenOf.values()]
    .flat()
    .map(({ layer, qty, value }): PlannedLayerMove => ({ layer: layer.id, qty: -qty, value: negate(value) }));
  const { grown, newLayers } = joined(posting, layers, view);
  return ok({ layerMoves: [...layerMoves, ...grown], newLayers });
}

/** [M3a] Pieces that join a layer of their batch, and those that make one. */
function joined({ bizDate }: StockPosting, layers: readonly PlannedLayer[], view: StockView) {
  const batches = layers.flatMap(({ batch }) => batch ?? []);
  if (new Set(batches).size < batches.length) throw new RangeError(`a posting names a batch twice: ${batches.join(', ')}`);
  const found = layers.map(layer => {
    const { warehouse, sku, batch } = layer;
    const more = { ...layer, day: bizDate ?? view.today(warehouse) };
    return { layer, own: batch === undefined ? undefined : grownLayer(view.batchLayers(warehouse, sku, batch), more) };
  });
  const grown = found.flatMap(({ layer: { qty, value }, own }): readonly PlannedLayerMove[] =>
    own ? [{ layer: own.id, qty, value, cameIn: true }] : [],
  );
  return { grown, newLayers: found.filter(({ own }) => !own).map(({ layer }) => layer) };
}

function namedLayers(item: ItemNet, named: readonly IncomingCost[], all: readonly IncomingCost[], valueOut: Decimal): PlannedLayer[] {
  const costed = named.reduce((total, { qty }) => total + qty, 0);
  if (costed !== item.qty) throw new RangeError(`costs are given for ${costed} pieces of ${item.qty}`);
  const weights = all.flatMap(({ cost }) => ('weight' in cost ? [cost.weight] : []));
  const shares = weights.length > 0 ? allocate(valueOut, weights, 4) : undefined;
  if (shares && !shares.ok) throw new RangeError(`the weights ${sum(weights)} share nothing`);
  const sharing = all.filter(({ cost }) => 'weight' in cost);
  return named.map(({ warehouse, sku, qty, cost, ...more }, at) => ({
    warehouse,
    sku,
    qty,
    ...('weight' in cost
      ? { value: shares!.value[sharing.indexOf(named[at]!)]!, source: 'assembled' as const }
      : { value: cost.value, source: cost.source }),
    ...(more.poNo === undefined ? {} : { poNo: more.poNo }),
    ...(more.originReceivedAt === undefined ? {} : { originReceivedAt: more.originReceivedAt }),
    ...(more.batch === undefined ? {} : { batch: more.batch }),
  }));
}

function movedLayers(item: ItemNet, taken: readonly LayerTaken[]): PlannedLayer[] {
  const moved = taken.reduce((total, { qty }) => total + qty, 0);
  if (moved !== item.qty) throw new RangeError(`${item.qty} pieces come in, and ${moved} left elsewhere`);
  return taken.map(({ layer, qty, value }) => ({
    warehouse: item.warehouse,
    sku: item.sku,
    qty,
    value,
    source: 'transfer' as const,
    originReceivedAt: layer.originReceivedAt,
  }));
}
