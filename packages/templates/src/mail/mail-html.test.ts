import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const inner = (html: string) => /<body[^>]*>\n([\s\S]*)\n<\/body>/.exec(html)![1]!;
const shown = (html: string) =>
  inner(html)
    .replaceAll('<br>\n', '\n')
    .replaceAll('</p>\n<p>', '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it('[M19] is paragraphs and links', () => {
  expect(inner(mailHtml('Dear A & B,\n\nplease reply:\nhttps://axle.example/reply/7f3a?x=1&y=2.\r\n\r\nNa Li'))).toBe(
    [
      '<p>Dear A &amp; B,</p>',
      '<p>please reply:<br>',
      '<a href="https://axle.example/reply/7f3a?x=1&amp;y=2" rel="noreferrer">https://axle.example/reply/7f3a?x=1&amp;y=2</a>.</p>',
      '<p>Na Li</p>',
    ].join('\n'),
  );
});

it('[M19] shows its text as it is, and never takes any of it for markup', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('<script>', 'https://a.example/', '\n', '"', "' onload='", 'javascript:alert(1)'));
  fc.assert(
    fc.property(
      fc.array(piece).map(parts => parts.join('')),
      body => {
        const html = mailHtml(body);
        expect(shown(html)).toBe(body.replaceAll('\r\n', '\n').replaceAll(/\n{2,}/g, '\n\n'));
        const tags = inner(html).match(/<[^>]*>/g) ?? [];
        for (const tag of tags) expect(tag).toMatch(/^<(p|\/p|br|\/a|a href="https?:\/\/[^"<>']*" rel="noreferrer")>$/);
      },
    ),
  );
});
