import type { PlatformOrder } from '@axle/orders';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { IntakePlace } from './intake-place.ts';

/**
 * Finds the seller SKUs of a store behind codes by which its platform names what was ordered. A code that is itself a seller SKU, or that
 * no listing or more than one has, is missing.
 */
export type FindListed = (
  transaction: Transaction<Tables>,
  store: number,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** Platforms whose orders name codes other than seller SKUs. */
export const listedCodes = extensionPoint<FindListed>('codes of a platform');

/** [S1] Payloads with the seller SKUs of what they name. */
export async function asListed(
  transaction: Transaction<Tables>,
  registry: Registry,
  { platform, store }: IntakePlace,
  payloads: readonly PlatformOrder[],
): Promise<readonly PlatformOrder[]> {
  const find = registry.parts(listedCodes).get(platform);
  if (find === undefined || payloads.length === 0) return payloads;
  const codes = new Set(payloads.flatMap(({ lines }) => lines.map(({ sellerSku }) => sellerSku)));
  const found = await find(transaction, store, [...codes]);
  return payloads.map(order => ({
    ...order,
    lines: order.lines.map(line => ({ ...line, sellerSku: found.get(line.sellerSku) ?? line.sellerSku })),
  }));
}
