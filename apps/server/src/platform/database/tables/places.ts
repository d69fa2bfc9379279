import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface MarketTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  currency: string;
  timezone: string;
  calendar: number | null;
}

export interface CountryTable extends RecordColumns {
  status: Generated<0 | 1>;
  iso2: string;
  iso3: string;
  num: string;
  name_zh: string;
  name_en: string;
  region: string;
  currency: string | null;
  dial: string | null;
  eu: boolean | null;
  units: string | null;
  market: number | null;
  calendar: number | null;
}

export interface CountryVatRatesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  effective_from: string;
  rate: string;
}

export interface SiteTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  platform: string;
  country: number;
  domain: string;
  marketplace_id: string;
  currency: string;
  timezone: string;
  vat_included: boolean | null;
}

export interface StateTable extends RecordColumns {
  status: Generated<0 | 1>;
  country: number;
  abbr: string;
  name: string;
  aliases: string[] | null;
  zone_group: string | null;
  region: string | null;
}

export interface CalendarTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  country: number;
  weekend: number[];
}

export interface HolidayTable extends RecordColumns {
  status: Generated<0 | 1>;
  calendar: number;
  date: string;
  weekday: number | null;
  kind: 'holiday' | 'makeup';
  name_zh: string | null;
  name_en: string | null;
  year: number | null;
  fixed: boolean | null;
  confirmed: boolean | null;
}

export interface HarbourTable extends RecordColumns {
  status: Generated<0 | 1>;
  unlocode: string;
  name_zh: string;
  name_en: string;
  kind: string;
  country: number;
  timezone: string;
  lat: string;
  lon: string;
}

export interface AmazonWarehouseTable extends RecordColumns {
  status: Generated<0 | 1>;
  center: string;
  country: number;
  state: string | null;
  city: string;
  zip: string | null;
  address: string | null;
  region: 'west' | 'central' | 'east' | null;
  accepts_pallet: boolean | null;
  appointment: boolean | null;
  near_harbour: number | null;
  lat: string | null;
  lon: string | null;
}

/** The tables of this word by name. */
export interface PlacesTables {
  market: MarketTable;
  country: CountryTable;
  country_vat_rates: CountryVatRatesTable;
  site: SiteTable;
  state: StateTable;
  harbour: HarbourTable;
  amazon_warehouse: AmazonWarehouseTable;
  calendar: CalendarTable;
  holiday: HolidayTable;
}
