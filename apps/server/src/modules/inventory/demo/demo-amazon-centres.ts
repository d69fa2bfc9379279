import type { RecordValues } from '@axle/page-kit';

const centre = (
  center: string,
  country: string,
  state: string | undefined,
  city: string,
  zip: string,
  address: string,
  region: string | undefined,
  nearHarbour: string,
  [lat, lon]: readonly [string, string],
): RecordValues => ({ center, country, state, city, zip, address, region, acceptsPallet: true, appointment: true, nearHarbour, lat, lon });

/** Centres of Amazon; country and harbour by their codes. */
export const demoAmazonCentres: readonly RecordValues[] = [
  centre('ONT8', 'US', 'CA', 'Moreno Valley', '92551', '24300 Nandina Ave', 'west', 'USLGB', ['33.88', '-117.24']),
  centre('LAX9', 'US', 'CA', 'Fontana', '92335', '11263 Oleander Ave', 'west', 'USLGB', ['34.04', '-117.50']),
  centre('LGB8', 'US', 'CA', 'Rialto', '92376', '1568 N Linden Ave', 'west', 'USLAX', ['34.12', '-117.39']),
  centre('SMF3', 'US', 'CA', 'Stockton', '95206', '3923 S B St', 'west', 'USOAK', ['37.90', '-121.25']),
  centre('GYR3', 'US', 'AZ', 'Phoenix', '85043', '8181 W Roosevelt St', 'west', 'USLGB', ['33.44', '-112.19']),
  centre('FTW1', 'US', 'TX', 'Dallas', '75241', '33333 LBJ Fwy', 'central', 'USHOU', ['32.66', '-96.73']),
  centre('IND9', 'US', 'IN', 'Greenwood', '46143', '1151 S Graham Rd', 'central', 'USNYC', ['39.63', '-86.06']),
  centre('MDW2', 'US', 'IL', 'Joliet', '60433', '250 Emerald Dr', 'central', 'USNYC', ['41.46', '-88.08']),
  centre('ABE8', 'US', 'NJ', 'Florence', '08518', '309 Cedar Ln', 'east', 'USNYC', ['40.11', '-74.77']),
  centre('TEB9', 'US', 'NJ', 'Somerset', '08873', '601 Randolph Rd', 'east', 'USNYC', ['40.52', '-74.53']),
  centre('AVP1', 'US', 'PA', 'Hazleton', '18202', '550 Oak Ridge Rd', 'east', 'USNYC', ['40.93', '-76.03']),
  centre('CLT2', 'US', 'NC', 'Charlotte', '28214', '10240 Old Dowd Rd', 'east', 'USCHS', ['35.27', '-80.96']),
  centre('LEJ1', 'DE', undefined, 'Leipzig', '04347', 'Amazonstraße 1', undefined, 'DEHAM', ['51.40', '12.45']),
  centre('DTM2', 'DE', undefined, 'Dortmund', '44145', 'Kaltbandstraße 4', undefined, 'NLRTM', ['51.53', '7.50']),
  centre('BHX4', 'GB', undefined, 'Coventry', 'CV5 9PF', 'Lyons Park, Sayer Drive', undefined, 'GBFXT', ['52.42', '-1.57']),
];
