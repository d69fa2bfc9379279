const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const dotted = `${atom}(?:\\.${atom})*`;
const quoted = '"(?:[\\x20-\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\[\\x20-\\x7e])*"';
const literal = '\\[[\\x21-\\x5a\\x5e-\\x7e]*\\]';
const address = new RegExp(`^(?:${dotted}|${quoted})@(?:${dotted}|${literal})$`);

/**
 * [K14] Whether a text is an e-mail address: an addr-spec of RFC 5322 without comments, at most 254 characters, 64 of them before the @.
 */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text) && text.lastIndexOf('@') <= 64;
