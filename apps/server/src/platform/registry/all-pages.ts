import { loadPageRegistry } from './registry.ts';

/** Every page of the product, for rules that look beyond the resource they are asked about. */
export const allPages = await loadPageRegistry();
