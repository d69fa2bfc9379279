import { expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/tree.ts';

const styles = filesUnder('apps/web/src').filter(path => path.endsWith('.css'));
const token = (name: string) => new RegExp(String.raw`${name}:\s*([^;]+);`).exec(textOf('apps/web/src/styles/tokens.css'))?.[1];

/** What the rules of a selector declare, wherever they stand. */
const declared = (selector: string, property: string): readonly string[] =>
  styles
    .flatMap(path => Array.from(textOf(path).matchAll(/([^{}]+)\{([^{}]*)\}/g)))
    .filter(([, selectors = '']) => selectors.split(',').some(one => one.trim() === selector))
    .flatMap(([, , body = '']) =>
      Array.from(body.matchAll(new RegExp(String.raw`(?:^|[;\s])${property}:\s*([^;]+);`, 'g')), match => match[1] ?? ''),
    );

it('[spec 9.16] dialogs are at least 340 wide and 200 high', () => {
  expect([declared('.bp6-dialog', 'min-width'), declared('.bp6-dialog', 'min-height')]).toEqual([['340px'], ['200px']]);
});

it('[spec 9.18] what the component library lays over the page stands in layer 3000', () => {
  expect(token('--layer-library')).toBe('3000');
  expect(declared('.bp6-portal', 'z-index')).toEqual(['var(--layer-library)']);
});

it('[spec 9.22] what a table lays over itself stands in layer 999, what a filter opens right above it', () => {
  expect(token('--layer-table')).toBe('999');
  expect(declared('.ax-list-progress.bp6-progress-bar', 'z-index')).toEqual(['var(--layer-table)']);
  expect(declared('.ax-combo-list', 'z-index')).toEqual(['calc(var(--layer-table) + 1)']);
});

/** The selectors of the rules of a file that hold whatever the screen is. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [at, sign] of [...bare].entries()) {
    if (sign === '{' && depth++ === 0)
      found.push(
        ...bare
          .slice(from, at)
          .split(/,(?![^(]*\))/)
          .map(one => one.trim()),
      );
    if (sign === '}' && --depth === 0) from = at + 1;
  }
  return found;
}

it('a class is laid out by one file: another one that comes with a later page would change what is there', () => {
  const places = new Map<string, Set<string>>();
  for (const path of styles)
    for (const selector of selectorsOf(textOf(path)))
      if (/^\.[\w-]+$/.test(selector)) places.set(selector, (places.get(selector) ?? new Set()).add(path));
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, files]) => files.size > 1).map(([selector, files]) => [selector, ...files])).toEqual([]);
});
