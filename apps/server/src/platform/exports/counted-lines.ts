const [lineFeed, quote] = [0x0a, 0x22];

/** Passes on csv lines as they come and reports the number of rows so far: a line feed within quotes ends no row. */
export async function* countedLines(lines: AsyncIterable<Buffer>, onRows?: (rows: number) => void): AsyncGenerator<Buffer> {
  let [rows, quoted] = [0, false];
  for await (const chunk of lines) {
    let nextQuote = chunk.indexOf(quote);
    const passQuotes = (end: number) => {
      for (; nextQuote >= 0 && nextQuote < end; nextQuote = chunk.indexOf(quote, nextQuote + 1)) quoted = !quoted;
    };
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, end + 1)) {
      passQuotes(end);
      if (!quoted) rows++;
    }
    passQuotes(chunk.length);
    onRows?.(rows);
    yield chunk;
  }
}
