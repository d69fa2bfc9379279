/** Writes GET parameters without the question mark: `state=done,failed&page=2`. A comma inside a text is escaped. */
export function encodeQuery(params: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(params)) {
    const entries = (Array.isArray(value) ? value : [value]).filter(entry => entry !== undefined && entry !== null && entry !== '');
    if (entries.length > 0) parts.push(`${encodeURIComponent(key)}=${entries.map(written).join(',')}`);
  }
  return parts.join('&');
}

const written = (entry: unknown): string => encodeURIComponent(typeof entry === 'object' ? JSON.stringify(entry) : String(entry));

/** Reads GET parameters: a bare comma makes a list, an escaped one is part of the text; a repeated key makes a list too. */
export function decodeQuery(query: string): Readonly<Record<string, string | readonly string[]>> {
  const params = new Map<string, string[]>();
  for (const part of query.replace(/^\?/, '').split('&')) {
    const equals = part.indexOf('=');
    const key = decoded(equals < 0 ? part : part.slice(0, equals));
    const texts =
      equals < 0
        ? []
        : part
            .slice(equals + 1)
            .split(',')
            .map(decoded)
            .filter(text => text !== '');
    if (key === '' || key === '__proto__' || texts.length === 0) continue;
    params.set(key, [...(params.get(key) ?? []), ...texts]);
  }
  return Object.fromEntries([...params].map(([key, texts]) => [key, texts.length === 1 ? (texts[0] ?? '') : texts]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
