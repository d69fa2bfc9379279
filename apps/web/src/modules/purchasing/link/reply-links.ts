import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** A link by which a supplier replies to an order, and until when. */
export interface GivenLink {
  readonly address: string;
  readonly expiresAt: string;
}

/** Gives out links to suppliers. */
export abstract class ReplyLinks {
  /** A new link for an order; with `revoke` earlier ones do not work any more. */
  abstract give(order: number, revoke: boolean): Promise<Result<GivenLink, CallRefusal>>;
}

/** {@link ReplyLinks} over the main API. */
export const httpReplyLinks = (main: MainClient): ReplyLinks => ({
  give: (order, revoke) => main.post(mainPaths.supplierReplyLink, { order, revoke }) as Promise<Result<GivenLink, CallRefusal>>,
});
