/** Ranges of the first three digits of ZIP codes, as `900-961`, and the name, by the abbreviation of the state. */
const states: Readonly<Record<string, readonly [name: string, ...ranges: string[]]>> = {
  AA: ['Armed Forces Americas', '340'],
  AE: ['Armed Forces Europe', '090-098'],
  AK: ['Alaska', '995-999'],
  AL: ['Alabama', '350-369'],
  AP: ['Armed Forces Pacific', '962-966'],
  AR: ['Arkansas', '716-729'],
  AS: ['American Samoa', '967'],
  AZ: ['Arizona', '850-865'],
  CA: ['California', '900-961'],
  CO: ['Colorado', '800-816'],
  CT: ['Connecticut', '060-069'],
  DC: ['District of Columbia', '200', '202-205', '569'],
  DE: ['Delaware', '197-199'],
  FL: ['Florida', '320-339', '341-342', '344', '346-347', '349'],
  GA: ['Georgia', '300-319', '398-399'],
  GU: ['Guam', '969'],
  HI: ['Hawaii', '967-968'],
  IA: ['Iowa', '500-528'],
  ID: ['Idaho', '832-838'],
  IL: ['Illinois', '600-629'],
  IN: ['Indiana', '460-479'],
  KS: ['Kansas', '660-679'],
  KY: ['Kentucky', '400-427'],
  LA: ['Louisiana', '700-714'],
  MA: ['Massachusetts', '010-027', '055'],
  MD: ['Maryland', '206-219'],
  ME: ['Maine', '039-049'],
  MI: ['Michigan', '480-499'],
  MN: ['Minnesota', '550-567'],
  MO: ['Missouri', '630-658'],
  MP: ['Northern Mariana Islands', '969'],
  MS: ['Mississippi', '386-397'],
  MT: ['Montana', '590-599'],
  NC: ['North Carolina', '270-289'],
  ND: ['North Dakota', '580-588'],
  NE: ['Nebraska', '680-693'],
  NH: ['New Hampshire', '030-038'],
  NJ: ['New Jersey', '070-089'],
  NM: ['New Mexico', '870-884'],
  NV: ['Nevada', '889-898'],
  NY: ['New York', '005', '063', '100-149'],
  OH: ['Ohio', '430-459'],
  OK: ['Oklahoma', '730-731', '734-749'],
  OR: ['Oregon', '970-979'],
  PA: ['Pennsylvania', '150-196'],
  PR: ['Puerto Rico', '006-007', '009'],
  RI: ['Rhode Island', '028-029'],
  SC: ['South Carolina', '290-299'],
  SD: ['South Dakota', '570-577'],
  TN: ['Tennessee', '370-385'],
  TX: ['Texas', '733', '750-799', '885'],
  UT: ['Utah', '840-847'],
  VA: ['Virginia', '201', '220-246'],
  VI: ['Virgin Islands', '008'],
  VT: ['Vermont', '050-054', '056-059'],
  WA: ['Washington', '980-994'],
  WI: ['Wisconsin', '530-549'],
  WV: ['West Virginia', '247-268'],
  WY: ['Wyoming', '820-831'],
};

/** Abbreviations of the states, territories and military posts that the United States Postal Service knows. */
export const usStates: readonly string[] = Object.keys(states);

const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z]/g, '');
const byName = new Map(Object.entries(states).map(([abbreviation, [name]]) => [bare(name), abbreviation]));

/** The abbreviation of a state that is written out, `new york` or `N.Y.`; what is none stays in capitals. */
export const usState = (given: string): string => {
  const letters = bare(given);
  return byName.get(letters) ?? (letters.length === 2 ? letters : given.toUpperCase());
};

/** Whether the first three digits of a ZIP code belong to a state. */
export function isZipOfState(state: string, zip: string): boolean {
  const prefix = zip.slice(0, 3);
  const [, ...ranges] = states[state] ?? [''];
  return ranges.some(range => {
    const [from = '', to = from] = range.split('-');
    return from <= prefix && prefix <= to;
  });
}

/** The three posts of the armed forces, which the postal service alone delivers to. */
export const isMilitary = (state: string): boolean => state === 'AA' || state === 'AE' || state === 'AP';
