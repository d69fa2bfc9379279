import type { CompiledQuery } from 'kysely';
import pg from 'pg';

/** A query with its values written into the text: the few commands that read a query, such as `copy`, take none beside it. */
export const inlined = ({ sql, parameters }: CompiledQuery): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]));

function literal(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  throw new Error(`a ${typeof value} does not stand in a query`);
}
