import type { TransferPrice } from '@axle/finance';
import type { Decimal, LocalDate, Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { MainClient } from '../../../gateways/main-client.ts';

/** What a leg costs its buyer, with the names of both. */
export interface PricedLeg extends TransferPrice {
  readonly sellerName?: string;
  readonly buyerName?: string;
}

/** Prices routes. */
export abstract class RouteTools {
  /** The currencies in use. */
  abstract currencies(): Promise<Result<readonly string[]>>;
  /** What a cost becomes along a route on a day; refused where a leg has no relation or no rate. */
  abstract price(route: number, cost: Decimal, currency: string, day: LocalDate): Promise<Result<readonly PricedLeg[]>>;
}

/** {@link RouteTools} over the main API. */
export const httpRouteTools = (main: MainClient): RouteTools => ({
  currencies: () => main.get(mainPaths.currenciesOfRoutes, {}, { quiet: true }) as Promise<Result<readonly string[]>>,
  price: (id, cost, currency, day) =>
    main.get(mainPaths.tryRoute, { id, cost, currency, day }, { quiet: true }) as Promise<Result<readonly PricedLeg[]>>,
});
