import { describe, expect, it } from 'vitest';
import { filesUnder, sources, textOf } from '../support/tree.ts';

interface Pair {
  readonly path: string;
  readonly zh: string;
  readonly en: string;
}

const written = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)`;
const pairForms = [
  new RegExp(String.raw`\bzh:\s*${written},\s*en:\s*${written}`, 'g'),
  // text('中文', 'English'), and what builds on it: count('数量', 'Quantity', 80)
  new RegExp(String.raw`\b\w+\(\s*(?=['"\x60][^'"\x60]*[\u3400-\u9fff])${written},\s*${written}`, 'g'),
];

const bare = (literal = '') => literal.slice(1, -1);
const pairsIn = (path: string): readonly Pair[] =>
  pairForms.flatMap(form => Array.from(textOf(path).matchAll(form), ([, zh, en]) => ({ path, zh: bare(zh), en: bare(en) })));

const chinese = /[\u3400-\u9fff]/;
const pairs = sources()
  .filter(path => !/^(?:tests|scripts|apps\/server\/src\/modules\/[^/]+\/demo)\//.test(path) && !path.includes('.test.'))
  .flatMap(pairsIn);
const shown = (found: readonly Pair[]) => found.map(pair => `${pair.path}: ${pair.zh} | ${pair.en}`);
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
      'pieces|rows|lines|days|weeks|months|files|vehicles|models|orders|records|parcels|cartons|SKUs|columns|bins|pallets|boxes|stores|suppliers|users';
    const counted = new RegExp(
      String.raw`(?<!(?:most|least|than|first|to|–\{max\}|All) )(?<!\$)\{(?!most|least|max)(\w+)\} (?:${things})\b`,
    );
    expect(shown(pairs.filter(pair => counted.test(pair.en)))).toEqual([]);
  });

  it('both leave the same places open', () => {
    expect(shown(pairs.filter(pair => holes(pair.zh) !== holes(pair.en)))).toEqual([]);
  });
});

/** Labels that people of the trade read wrongly, each with the word that they use for it. */
const misread: Readonly<Record<string, string>> = {
  号码出处: 'OE号码明细',
  箱长: '外箱长',
  整箱毛重: '单箱毛重',
  箱装数: '单箱数量',
  目的国税号: '目的国HS编码',
  平台SKU: 'PT SKU',
  清货: '清仓',
  被抑制: '禁止显示(搜索被抑制)',
  失销: '缺货流失',
  欠货: '缺货欠单',
  总是成立: '无条件(兜底)',
  备妥日期: '货好日期',
  体积吨: '计费吨(W/M)',
  用货次序: '库存使用顺序',
  现货可销: '现货可售天数',
  估计少卖: '预估损失销量',
  未了结: '未处理',
  长加围: '长+围长',
  收托盘: '可收托盘',
  无牌: '中性品牌',
  多收: '超收',
  破损: '残损',
  完成点数: '完成清点',
  计划口径: '计划可用库存',
  Shop: 'Store',
  Harbour: 'Port',
  Reckon: 'Calculate dates',
  'Runs out': 'Expires',
  'First to run out': 'Earliest expiry',
  'Code above': 'Parent code',
  'Tariff code there': 'Destination HS code',
  Supervision: 'Customs regime',
  'Customs exporter': 'Exporter of record',
  'In hand': 'In progress',
  'Not yet': 'Not yet effective',
  'Worked out': 'Calculated',
  'Set by hand': 'Set manually',
  'Charged by': 'Charge basis',
  'Weighed by': 'Weight basis',
  'SKUs hit': 'Affected SKUs',
  Loose: 'Comfortable, or Loose pieces',
  Promised: 'Reserved, unallocated',
  'At a moment': 'As of',
  'For plans': 'Planning view',
  'Tell the cost': 'Set cost',
  'Another bin': 'Change bin',
  'Take apart': 'Disassemble',
  Freed: 'Released',
  'Sale out': 'Sales shipment',
  'Day of business': 'Business date',
  Waits: 'Waiting',
};

describe('words of the trade', () => {
  it('no label is one that people of the trade read wrongly', () => {
    expect(shown(pairs.filter(({ zh, en }) => Object.hasOwn(misread, zh) || Object.hasOwn(misread, en)))).toEqual([]);
  });

  it('what sells on a platform is a store in English, whoever speaks of it', () => {
    expect(shown(pairs.filter(({ en }) => /\b(?<!rate-)shops?\b/i.test(en.replaceAll(/\{[^}]*\}/g, ''))))).toEqual([]);
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
