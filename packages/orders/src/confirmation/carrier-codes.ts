/** Platforms that are confirmed to. */
export type ConfirmedPlatform = 'amazon' | 'ebay' | 'walmart' | 'partsgeek';

/** [S10a] What each platform calls the carriers, by the name of the carrier. */
export const carrierCodes: Readonly<Record<ConfirmedPlatform, Readonly<Record<string, string>>>> = {
  amazon: { ups: 'UPS', fedex: 'FedEx', usps: 'USPS', dhl: 'DHL', gls: 'GLS', royalmail: 'Royal Mail', dpd: 'DPD', ontrac: 'OnTrac' },
  ebay: { ups: 'UPS', fedex: 'FedEx', usps: 'USPS', dhl: 'DHL', gls: 'GLS', royalmail: 'ROYAL_MAIL', dpd: 'DPD', ontrac: 'ONTRAC' },
  walmart: { ups: 'UPS', fedex: 'FedEx', usps: 'USPS', dhl: 'DHL', ontrac: 'OnTrac' },
  partsgeek: { ups: 'UPS', fedex: 'FEDEX', usps: 'USPS' },
};

/** Spellings of carriers that begin their names and codes. */
const carriers = ['ups', 'fedex', 'usps', 'dhl', 'gls', 'royalmail', 'dpd', 'ontrac'];

/** [S10a] What a platform calls a carrier by the name that we give it; undefined where it knows none such (oms.md, S10). */
export function carrierCodeFor(platform: ConfirmedPlatform, carrier: string): string | undefined {
  const bare = carrier.toLowerCase().replace(/[^a-z]/g, '');
  const known = carriers.find(name => bare.startsWith(name));
  return known === undefined ? undefined : carrierCodes[platform][known];
}
