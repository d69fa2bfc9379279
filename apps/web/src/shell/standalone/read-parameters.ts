import { fill, ok, refuse, type Result } from '@axle/kernel';
import { regroupOrderNumber } from '@axle/order-number';
import { standaloneText } from '../../text/standalone.ts';
import type { ParameterForm, StandalonePage } from './standalone-pages.ts';

/** Query values of a standalone page, checked; numbers are in groups. */
export type Parameters = Readonly<Record<string, string>>;

const longest = 64;

/**
 * Reads the query of a standalone page before anything is asked of the server. Parameters that the page does not know, and words
 * that it does not know, are ignored; a number with other signs is refused, and so is a query without what the page needs.
 */
export function readParameters(page: StandalonePage, query: URLSearchParams): Result<Parameters> {
  const read: Record<string, string> = {};
  for (const [name, form] of Object.entries(page.parameters)) {
    const given = query.get(name)?.trim();
    if (!given) continue;
    const value = valueOf(form, given);
    if (!value.ok) return refuse({ ...value.refusal, field: name });
    if (value.value !== undefined) read[name] = value.value;
  }
  if (page.needs.some(name => read[name] !== undefined)) return ok(read);
  return refuse({ code: 'REQUIRED', message: fill(standaloneText.missing, { parameter: page.needs.join(' / ') }) });
}

function valueOf(form: ParameterForm, given: string): Result<string | undefined> {
  if (typeof form !== 'string') return ok(form.find(word => word === given));
  const regrouped = regroupOrderNumber(given.length > longest ? '' : given);
  return form === 'id' && regrouped.ok ? ok(given) : regrouped;
}

/** Whether a text can be a share token: 256 bits in 43 signs. */
export const isShareToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
