/** A web address, and the words that it is shown by: the host and what it names last. */
export interface WebAddress {
  readonly address: string;
  readonly words: string;
}

/** The web addresses in a text, separated by blanks; other words are ignored. */
export const webAddresses = (text: string): readonly WebAddress[] =>
  text.split(/\s+/).flatMap(part => {
    const url = /^https?:/i.test(part) ? URL.parse(part) : null;
    if (!url) return [];
    const last = url.pathname.split('/').findLast(Boolean);
    return [{ address: url.href, words: [url.hostname.replace(/^www\./, ''), last].filter(Boolean).join(' ') }];
  });
