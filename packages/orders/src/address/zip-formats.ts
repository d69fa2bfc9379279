/** How the postal codes of a country look once they are written in the usual way. */
interface ZipFormat {
  readonly pattern: RegExp;
  /** How many signs stand behind the one blank or hyphen, and which of both it is. */
  readonly tail?: readonly [signs: number, between: ' ' | '-'];
}

const five: ZipFormat = { pattern: /^\d{5}$/ };
const four: ZipFormat = { pattern: /^\d{4}$/ };
const nordic: ZipFormat = { pattern: /^\d{3} \d{2}$/, tail: [2, ' '] };

/** Countries that we ship to and that have postal codes, by their two letters. */
const formats: Readonly<Record<string, ZipFormat>> = {
  US: { pattern: /^\d{5}(-\d{4})?$/ },
  DE: five,
  FR: five,
  IT: five,
  ES: five,
  FI: five,
  MX: five,
  AU: four,
  AT: four,
  BE: four,
  CH: four,
  DK: four,
  NO: four,
  NZ: four,
  SE: nordic,
  CZ: nordic,
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, tail: [3, ' '] },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, tail: [3, ' '] },
  NL: { pattern: /^\d{4} [A-Z]{2}$/, tail: [2, ' '] },
  PL: { pattern: /^\d{2}-\d{3}$/, tail: [3, '-'] },
  PT: { pattern: /^\d{4}-\d{3}$/, tail: [3, '-'] },
  JP: { pattern: /^\d{3}-\d{4}$/, tail: [4, '-'] },
};

/** Whether the postal code of a country is in order; undefined where the country asks for none. */
export const isZipInOrder = (country: string, zip: string): boolean | undefined => formats[country]?.pattern.test(zip);

/** A postal code as its country writes it: capitals, one blank or hyphen in its place. */
export function writtenZip(country: string, zip: string): string {
  const bare = zip.replace(/[\s-]+/g, '').toUpperCase();
  if (country === 'US') return /^\d{9}$/.test(bare) ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare;
  const format = formats[country];
  if (!format) return zip.replace(/\s+/g, ' ').trim().toUpperCase();
  if (!format.tail) return bare;
  const [signs, between] = format.tail;
  return bare.length > signs ? `${bare.slice(0, -signs)}${between}${bare.slice(-signs)}` : bare;
}
