import { expect, it } from 'vitest';
import { largeIcons } from '@axle/web/src/styles/large-icons.ts';
import { unusedAttributes, unusedBlueprint } from '@axle/web/src/styles/unused-blueprint.ts';
import { unusedVariants } from '@axle/web/src/styles/unused-variants.ts';
import { filesUnder, textOf } from '../support/tree.ts';

const imported = filesUnder('apps/web/src')
  .filter(path => path.endsWith('.tsx'))
  .flatMap(path =>
    Array.from(textOf(path).matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g), ([, names = '']) =>
      names.split(',').map(name => ({ path, name: name.replace('type ', '').trim() })),
    ).flat(),
  );

it('the build keeps the style rules of every Blueprint component in use', () => {
  const trimmed = new Set(Object.values(unusedBlueprint).flat());
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter(({ name }) => trimmed.has(name))).toEqual([]);
});

it.each(unusedVariants)('the build keeps the looks that are asked for: $example is not', ({ components, properties, example }) => {
  const asked = new RegExp(String.raw`<(?:${components.join('|')})\s(?:[^>]|=>)*?(?<=\s)(?:${properties})(?=[\s=>/])`);
  expect(example).toMatch(asked);
  expect(filesUnder('apps/web/src').filter(path => path.endsWith('.tsx') && asked.test(textOf(path)))).toEqual([]);
});

it('no element has the attributes whose rules the build leaves out', () => {
  const asked = new RegExp(unusedAttributes.join('|'));
  const written = /data-bp-color-scheme|className=\{?["'`][^"'`]*\bbp6-icon-/;
  expect('[data-bp-color-scheme="dark"] .bp6-button').toMatch(asked);
  expect('.bp6-callout[class*=bp6-icon-]::before').toMatch(asked);
  expect('<html data-bp-color-scheme="dark">').toMatch(written);
  expect('<div className="bp6-callout bp6-icon-user" />').toMatch(written);
  expect(filesUnder('apps/web').filter(path => /\.(?:tsx|html)$/.test(path) && written.test(textOf(path)))).toEqual([]);
});

it('icons are elements: by name none would be drawn', () => {
  const named = filesUnder('apps/web/src').filter(path => path.endsWith('.tsx') && /\b(?:icon|endIcon|leftIcon)="/.test(textOf(path)));
  expect(named).toEqual([]);
});

it('icons that are drawn large keep their large drawing', () => {
  const large = filesUnder('apps/web/src')
    .filter(path => path.endsWith('.tsx') && /@blueprintjs\/icons/.test(textOf(path)))
    .flatMap(path =>
      Array.from(textOf(path).matchAll(/<(\w+) size=\{(\d+)\} \/>/g), ([, name = '', size]) => ({ name, size: Number(size) })),
    )
    .filter(({ name, size }) => size >= 20 && name !== 'Spinner')
    .map(({ name }) => name.replace(/(?<=.)Icon$/, ''));
  expect([...new Set(large)].toSorted()).toEqual(largeIcons);
});

it('screens read the tokens, not the variables of Blueprint, which the build leaves out', () => {
  const reading = filesUnder('apps/web/src').filter(path => /\.(?:css|tsx?)$/.test(path) && textOf(path).includes('var(--bp-'));
  expect(reading).toEqual([]);
});

it('a bar of progress has a name for readers', () => {
  const isNameless = (text: string) => Array.from(text.matchAll(/<ProgressBar\b[\s\S]*?\/>/g)).some(([bar]) => !bar.includes('aria-label'));
  expect(isNameless('<ProgressBar value={rows > 0 ? handled / rows : undefined} />')).toBe(true);
  expect(isNameless('<ProgressBar value={sent} aria-label={name} />')).toBe(false);
  const drawn = filesUnder('apps/web/src').filter(path => path.endsWith('.tsx') && !path.startsWith('apps/web/src/shell/routes/'));
  expect(drawn.filter(path => isNameless(textOf(path)))).toEqual([]);
});
