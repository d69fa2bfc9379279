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
): RecordValues => ({ center, country, state, city, zip, address, region, acceptsPallet: true, appointment: true, nearHarbour });

/** Centres of Amazon; country and harbour by their codes. */
export const demoAmazonCentres: readonly RecordValues[] = [
  centre('ONT8', 'US', 'CA', 'Moreno Valley', '92551', '24300 Nandina Ave', 'west', 'USLGB'),
  centre('LAX9', 'US', 'CA', 'Fontana', '92335', '11263 Oleander Ave', 'west', 'USLGB'),
  centre('LGB8', 'US', 'CA', 'Rialto', '92376', '1568 N Linden Ave', 'west', 'USLAX'),
  centre('SMF3', 'US', 'CA', 'Stockton', '95206', '3923 S B St', 'west', 'USOAK'),
  centre('GYR3', 'US', 'AZ', 'Phoenix', '85043', '8181 W Roosevelt St', 'west', 'USLGB'),
  centre('FTW1', 'US', 'TX', 'Dallas', '75241', '33333 LBJ Fwy', 'central', 'USHOU'),
  centre('IND9', 'US', 'IN', 'Greenwood', '46143', '1151 S Graham Rd', 'central', 'USNYC'),
  centre('MDW2', 'US', 'IL', 'Joliet', '60433', '250 Emerald Dr', 'central', 'USNYC'),
  centre('ABE8', 'US', 'NJ', 'Florence', '08518', '309 Cedar Ln', 'east', 'USNYC'),
  centre('TEB9', 'US', 'NJ', 'Somerset', '08873', '601 Randolph Rd', 'east', 'USNYC'),
  centre('AVP1', 'US', 'PA', 'Hazleton', '18202', '550 Oak Ridge Rd', 'east', 'USNYC'),
  centre('CLT2', 'US', 'NC', 'Charlotte', '28214', '10240 Old Dowd Rd', 'east', 'USCHS'),
  centre('LEJ1', 'DE', undefined, 'Leipzig', '04347', 'Amazonstraße 1', undefined, 'DEHAM'),
  centre('DTM2', 'DE', undefined, 'Dortmund', '44145', 'Kaltbandstraße 4', undefined, 'NLRTM'),
  centre('BHX4', 'GB', undefined, 'Coventry', 'CV5 9PF', 'Lyons Park, Sayer Drive', undefined, 'GBFXT'),
];
