import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Page, parseCell } from '@axle/page-kit';

/**
 * What its sender says of a whole file, written as JSON: a text for each field that the page asks for, in the form in which a cell is read
 * (`#7` for the record of that id). Other fields are left out; a text that its field cannot hold is refused.
 */
export function givenOf({ resource, importing }: Page, written: string | undefined): Result<Readonly<Record<string, string>>> {
  const given: Record<string, string> = {};
  for (const [key, text] of Object.entries(objectIn(written))) {
    const field = resource?.fields[key];
    if (!field || importing?.asked?.includes(key) !== true || typeof text !== 'string' || text.trim() === '') continue;
    const read = parseCell(field, text);
    if (!read.ok) return refuse({ ...read.refusal, field: key } satisfies Refusal);
    given[key] = text;
  }
  return ok(given);
}

function objectIn(written: string | undefined): object {
  try {
    const read: unknown = JSON.parse(written ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
