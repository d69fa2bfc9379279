import { type Refusal, text } from '@axle/kernel';

/** What the rules of a carrier go by. */
interface CarrierValues {
  readonly type?: string;
  readonly supplier?: number;
  readonly scac?: string;
  readonly iata?: string;
  readonly trackingUrl?: string;
}

/** Standard carrier alpha code: two to four letters. */
export const scacPattern = '[A-Z]{2,4}';

/** Two characters of an airline, one of them a letter at least, and its prefix of three digits: `CZ-784`. */
export const iataPattern = '(?=[A-Z0-9]?[A-Z])[A-Z0-9]{2}-\\d{3}';

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/**
 * [L16] A forwarder names the supplier who bills; only airlines and express carriers have an IATA code, and airlines no SCAC; a tracking
 * address is one of the web.
 */
export function checkCarrier({ type, supplier, scac, iata, trackingUrl }: CarrierValues): readonly Refusal[] {
  return [
    ...(type === 'forwarder' && supplier === undefined
      ? [refusal('REQUIRED', 'supplier', '货代须填对账供应商', 'A forwarder needs a billing supplier')]
      : []),
    ...(iata !== undefined && type !== 'airline' && type !== 'express'
      ? [refusal('RULE', 'iata', '只有航空公司与国际快递有IATA代码', 'Only airlines and express carriers have an IATA code')]
      : []),
    ...(scac !== undefined && type === 'airline'
      ? [refusal('RULE', 'scac', '航空公司请填IATA代码，不填SCAC', 'Enter an IATA code for an airline, not a SCAC')]
      : []),
    ...(trackingUrl !== undefined && !/^https?:\/\/[^\s/]+\.\S+$/.test(trackingUrl)
      ? [refusal('BAD_URL', 'trackingUrl', '追踪网址须以https://或http://开头', 'A tracking URL must start with https:// or http://')]
      : []),
  ];
}
