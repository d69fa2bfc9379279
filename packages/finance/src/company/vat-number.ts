/** The sum of digits, each times its weight. */
const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** ISO 7064, MOD 11,10: the last digit follows from the ones before it. */
function mod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Luhn: every second digit from the right is doubled. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function british(body: string): boolean {
  if (!/^\d/.test(body)) return true;
  const rest = (weighed(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9))) % 97;
  return rest === 0 || rest === 42;
}

/** How a VAT number is written behind its country, and what its check digits want; without a second part only the form is known. */
interface VatForm {
  readonly form: RegExp;
  readonly holds?: (body: string) => boolean;
}

const gb: VatForm = { form: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/, holds: british };

const forms: Readonly<Record<string, VatForm>> = {
  AT: { form: /^U\d{8}$/ },
  BE: { form: /^[01]\d{9}$/, holds: body => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)) },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^[1-9]\d{8}$/, holds: mod1110 },
  DK: { form: /^[1-9]\d{7}$/, holds: body => weighed(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: { form: /^\d{8}$/ },
  FR: {
    form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    holds: body => !/^\d\d/.test(body) || (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2)),
  },
  HR: { form: /^\d{11}$/, holds: mod1110 },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { form: /^\d{11}$/, holds: luhn },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/, holds: body => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/ },
  PL: { form: /^\d{10}$/, holds: body => weighed(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(body[9]) },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{10}01$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  GB: gb,
  XI: gb,
};

/**
 * [B38a] Prefixes that VAT numbers of a country have: its own code, in Greece EL, in the United Kingdom XI as well, for Northern Ireland.
 * None where such numbers are not known.
 */
export function vatPrefixes(country: string): readonly string[] {
  if (country === 'GR') return ['EL'];
  if (country === 'GB') return ['GB', 'XI'];
  return Object.hasOwn(forms, country) ? [country] : [];
}

/** [B38a] Whether a text is a VAT number: prefix, form, and the right check digits where the country has some that are public. */
export function vatNumberOk(text: string): boolean {
  const { form, holds } = forms[text.slice(0, 2)] ?? {};
  const body = text.slice(2);
  return form?.test(body) === true && (holds === undefined || holds(body));
}
