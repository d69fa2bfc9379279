import { describe, expect, it } from 'vitest';
import { chinese, type Pair, shownPairs as shown, writtenPairs } from '../support/text-pairs.ts';
import { filesUnder, sources, textOf } from '../support/tree.ts';

const pairs = writtenPairs();

/** What a text leaves open: named places by name, computed ones by number. */
const holes = (text: string) =>
  [...Array.from(text.matchAll(/(?<!\$)\{(\w+)\}/g), ([, name = '']) => name).sort(), text.split('${').length - 1].join();

describe('texts in both languages', () => {
  it('there are texts to look at', () => {
    expect(pairs.length).toBeGreaterThan(100);
  });

  it('none is empty', () => {
    expect(shown(pairs.filter(pair => pair.zh.trim() === '' || pair.en.trim() === ''))).toEqual([]);
  });

  it('English has no Chinese in it', () => {
    expect(shown(pairs.filter(pair => chinese.test(pair.en)))).toEqual([]);
  });

  it('Chinese is Chinese, unless it is a name or a code that both languages share', () => {
    const said = (text: string) => text.replace(/\$\{[^}]*\}|\{\w+\}/g, '').trim();
    const shared = (pair: Pair) => pair.zh === pair.en && said(pair.zh).split(/\s+/).length <= 3;
    expect(shown(pairs.filter(pair => !chinese.test(pair.zh) && /[A-Za-z]/.test(said(pair.zh)) && !shared(pair)))).toEqual([]);
  });

  it('English has the words of the trade: people are notified, stores are no shops, 状态 is a status', () => {
    const said = pairs.map(pair => ({
      ...pair,
      en: pair.en.replace(/\$?\{[^}]*\}|[Rr]ate-shop|Shop authorisation|Shops & messages/g, ''),
    }));
    expect(shown(said.filter(({ en }) => /\b(?:tells?|told|whatever|shops?)\b/i.test(en)))).toEqual([]);
    expect(shown(said.filter(({ zh, en }) => zh.includes('状态') && /\bstates?\b/i.test(en)))).toEqual([]);
  });

  it('English says one of a thing and many of it rightly', () => {
    const things =
      'pieces|rows|lines|days|weeks|months|files|vehicles|models|orders|records|parcels|cartons|SKUs|columns|bins|pallets|fields|' +
      'stores|warehouses|suppliers|units|boxes|photos|users';
    const counted = new RegExp(
      String.raw`(?<!(?:most|least|than|first|to|–\{max\}|All) )(?<!\$)\{(?!most|least|max)(\w+)\} (?:${things})\b`,
    );
    expect(shown(pairs.filter(pair => counted.test(pair.en)))).toEqual([]);
  });

  it('both leave the same places open', () => {
    expect(shown(pairs.filter(pair => holes(pair.zh) !== holes(pair.en)))).toEqual([]);
  });
});

describe('one constructor and one reader of texts', () => {
  const local = [
    // written together: { zh, en } that is not taken apart
    /\{\s*zh,\s*en\s*\}(?!\s*(?:of\b|[:=]|\}?\s*\)\s*(?:=>|:)))/,
    // a function that does what text() does
    /=>\s*\(\{\s*zh:\s*(\w+),\s*en:\s*(?!\1\b)\w+\s*\}\)/,
  ];

  it('text() of @axle/kernel puts the two wordings together, no copy of it', () => {
    const copies = sources().filter(
      path => !['packages/kernel/src/text.ts', 'tests/house/texts.test.ts'].includes(path) && local.some(form => form.test(textOf(path))),
    );
    expect(copies).toEqual([]);
  });

  it('a screen words a text by session.say, which fills it as well', () => {
    const screens = sources().filter(path => path.startsWith('apps/web/src/'));
    expect(
      screens.filter(path => /\bsession\.say\(\s*fill\(|inLanguage\([^()]*, session\.language\)|react-i18next/.test(textOf(path))),
    ).toEqual([]);
  });
});

describe('what no file holds', () => {
  const self = 'tests/house/texts.test.ts';
  const everything = [...filesUnder('.')].filter(
    path => path !== self && /\.(ts|tsx|mjs|sql|md|css|html|json|yaml)$/.test(path) && path !== 'pnpm-lock.yaml',
  );
  const isProduct = (path: string) => /^(?:apps|packages)\//.test(path) && !path.includes('.test.');
  const holding = (pattern: RegExp, files: readonly string[]) => files.filter(path => pattern.test(textOf(path)));

  it('work put off', () => {
    expect(holding(/\b(?:TODO|FIXME|XXX|HACK)\b/, everything)).toEqual([]);
  });

  it('dates in the browser’s own forms: localMoment and localDay write them, alike on every machine', () => {
    const browser = sources().filter(path => path.startsWith('apps/web/src/') && !path.includes('.test.'));
    expect(holding(/\bnew Date\([^\n]*\)\.toLocale|\.toLocale(?:Date|Time)String\(/, browser)).toEqual([]);
    expect(holding(/\.toLocaleString\(\)/, sources().filter(isProduct))).toEqual([]);
  });

  it('pickers that speak the browser’s language: its buttons of files are out of sight, its calendars and clocks are not used', () => {
    const screens = sources().filter(path => isProduct(path) && path.endsWith('.tsx'));
    const inputs = screens.flatMap(path => (textOf(path).match(/<(?:input|InputGroup)\b[^]*?\/>/g) ?? []).map(input => [path, input]));
    const chooses = inputs.filter(([, input]) => /type="file"/.test(input!));
    expect(chooses.length).toBeGreaterThan(3);
    expect(chooses.filter(([, input]) => !/\bhidden\b|className="only-for-readers"/.test(input!))).toEqual([]);
    expect(inputs.filter(([, input]) => /type=\{?["'](?:date|datetime-local|month|time|week)\b/.test(input!))).toEqual([]);
  });

  it('popovers that keep the keyboard while they fade: Popover of the shell opens them all', () => {
    const own = 'apps/web/src/shell/popover.view.tsx';
    expect(
      sources().filter(path => path.startsWith('apps/web/src/') && path !== own && /\bPopover(?:Next|Legacy)\b/.test(textOf(path))),
    ).toEqual([]);
  });

  it('tests that are skipped or alone', () => {
    expect(
      holding(
        /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b|\bx(?:it|describe)\(/,
        sources().filter(path => path !== self),
      ),
    ).toEqual([]);
  });

  it('silenced types, or lint silenced without a reason; tests of types alone say what must not compile', () => {
    const others = sources().filter(path => path !== self);
    expect(holding(/@ts-(?:ignore|nocheck)|(?:ox|es)lint-disable(?!.* -- \S)/, others)).toEqual([]);
    expect(
      holding(
        /@ts-expect-error/,
        others.filter(path => !path.endsWith('.types.test.ts')),
      ),
    ).toEqual([]);
  });

  it('words about how it was made, or paths of a machine', () => {
    expect(holding(/\bissue[ #]\d|\/work\/(?:main|shared)|\.\.\/shared\/|\/tmp\/(?:brief|env)|\bbrief\.md\b/i, everything)).toEqual([]);
  });
});

it('shares have no blank before their sign, in both languages', () => {
  const product = sources().filter(path => /^(?:apps|packages)\//.test(path) && !path.includes('.test.'));
  expect(shown(pairs.filter(({ zh, en }) => /[\d}] %/.test(zh + en)))).toEqual([]);
  // as they are drawn: `{share} %`, `${share} %`
  expect(product.filter(path => path.endsWith('.tsx') && /\} %(?:\s*[<\n`]|$)/.test(textOf(path)))).toEqual([]);
});

it('numbers have one minus: screens write them by shownDecimal and trueMinus', () => {
  const by = /\bgroupedDecimal\b|replace(?:All)?\('-', '−'\)/;
  const own = ['apps/web/src/engine/shown-decimal.ts', 'apps/web/src/engine/true-minus.ts'];
  expect(sources().filter(path => path.startsWith('apps/web/src/') && !own.includes(path) && by.test(textOf(path)))).toEqual([]);
});
