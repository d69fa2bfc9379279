import type { Decimal, LocalDate, Result } from '@axle/kernel';
import type { AsOf } from './balance-as-of.ts';
import type { PlannedMove, StockPosting } from './posting.ts';
import type { StockKey } from './stock-key.ts';

/** A posting with the document that asks for it. */
export interface PostingRequest extends StockPosting {
  /** `docType:docNo:action:lineNo:n`: the same key is booked once, however often it comes. */
  readonly idemKey: string;
  readonly docType: string;
  readonly docNo: string;
}

/** What was booked; `again` where an earlier call had booked it already. */
export interface PostingDone {
  readonly postingNo: string;
  readonly moves: readonly PlannedMove[];
  readonly again: boolean;
}

/** Whose demand pieces are kept for. */
export type DemandType = 'sales_order' | 'outbound' | 'transfer' | 'distribution_plan';

/** A reservation of pieces to a line of a document. */
export interface ReservationRequest {
  readonly demandType: DemandType;
  readonly demandNo: string;
  readonly demandLine: number;
  readonly warehouse: number;
  readonly sku: number;
  readonly qty: number;
  /** Pieces that stay free whatever is reserved. */
  readonly buffer?: number;
}

/** Pieces of a reservation in a bin. */
export interface BinQty {
  readonly bin: number;
  readonly qty: number;
}

/** A cost that was added: the posting that raised the layer's value, and the part that is a variance. */
export interface LandedDone {
  readonly postingNo: string;
  readonly capitalised: Decimal;
  readonly toVariance: Decimal;
}

/** How a SKU stands in a warehouse. */
export interface StockStanding {
  readonly available: number;
  readonly unallocated: number;
  readonly layers: readonly { readonly layerNo: string; readonly qty: number; readonly value: Decimal }[];
}

/**
 * The stock ledger. Every call is posted completely or not at all; refusals are values. Each implementation, in memory or in a database,
 * keeps the rules of this package.
 */
export interface StockLedger {
  /** [M1] Books a posting once. */
  post(request: PostingRequest): Promise<Result<PostingDone>>;
  /** [M5] Books the opposite of a posting. */
  reverse(request: { readonly idemKey: string; readonly postingNo: string; readonly reason: string }): Promise<Result<PostingDone>>;
  /** [M4] Adds a cost to a layer that came later, as a posting of its own; answers what raised its value and what is a variance. */
  addLandedCost(request: {
    readonly idemKey: string;
    readonly layerNo: string;
    readonly amount: Decimal;
    readonly docType: string;
    readonly docNo: string;
    /** Why, where somebody adds it by hand. */
    readonly reason?: string;
  }): Promise<Result<LandedDone>>;
  /**
   * [M6] Reserves pieces; the same line of demand once, and again when its reservation was fully released. Returns the number of the
   * reservation.
   */
  reserve(request: ReservationRequest): Promise<Result<string>>;
  /** [M6] Allocates reserved pieces in bins: from available to reserved. */
  allocate(request: {
    readonly idemKey: string;
    readonly reservationNo: string;
    readonly bins: readonly BinQty[];
  }): Promise<Result<PostingDone>>;
  /** [M6] Puts allocated pieces back among the available ones, reserved as before. */
  unallocate(request: {
    readonly idemKey: string;
    readonly reservationNo: string;
    readonly bins: readonly BinQty[];
  }): Promise<Result<PostingDone>>;
  /** [M6] Releases reserved pieces. */
  release(request: { readonly reservationNo: string; readonly qty: number }): Promise<Result<void>>;
  balance(key: StockKey): Promise<number>;
  /** [M2] The balance of a key at a moment of one of the clocks. */
  balanceAsOf(key: StockKey, asOf: AsOf): Promise<number>;
  standing(warehouse: number, sku: number): Promise<StockStanding>;
}

/** What a ledger has to know of the world: the day in a warehouse, what is closed, which bins are locked. */
export interface StockWorld {
  today(warehouse: number): LocalDate;
  readonly openFrom: LocalDate;
  isLocked(bin: number): boolean;
  /** The instant, ISO 8601 in UTC. */
  now(): string;
}

/** Contents of a posting in one way of writing, whatever the order of its parts: two with the same text are the same. */
export function postingText({ idemKey: _, ...request }: PostingRequest): string {
  const changes = request.changes.map(change => [change.warehouse, change.sku, change.bin, change.status, change.qty].join('/')).toSorted();
  const incoming = (request.incoming ?? [])
    .map(({ warehouse, sku, qty, cost, poNo = '', originReceivedAt = '', batch = '' }) =>
      [
        warehouse,
        sku,
        qty,
        'weight' in cost ? `weight ${cost.weight}` : `${cost.value} ${cost.source}`,
        poNo,
        originReceivedAt,
        batch,
      ].join('/'),
    )
    .toSorted();
  return JSON.stringify([request.bizType, request.docType, request.docNo, request.bizDate ?? '', changes, incoming]);
}
