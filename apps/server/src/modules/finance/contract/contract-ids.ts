import { z } from 'zod';

/** Most contracts whose files come home together; the button takes no more. */
export const mostContracts = 50;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Contracts in an address, each once; one of them comes alone. */
export const contractIds = (most: number) =>
  z.union([z.array(id).min(1).max(most), id.transform(one => [one])]).transform(ids => [...new Set(ids)]);
