import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, textOf } from './tree.ts';

/** A package or app of the workspace with what its package.json declares. */
export interface Member {
  /** Name without the scope: `page-kit`. */
  readonly name: string;
  readonly folder: string;
  readonly pure: boolean;
  readonly published: boolean;
  /** Names of declared dependencies, optional and peer ones included. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  /** Paths of the member's TypeScript sources. */
  readonly sources: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

function member(folder: string): Member {
  const manifest = manifestOf(folder);
  return {
    name: manifest.name.replace('@axle/', ''),
    folder,
    pure: folder.startsWith('packages/'),
    published: manifest.private !== true,
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies }),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    sources: filesUnder(folder).filter(path => /\.(ts|tsx)$/.test(path)),
  };
}

/** Every member of the workspace. */
export const members = (): readonly Member[] => [
  ...['packages', 'apps'].flatMap(parent =>
    readdirSync(join(root, parent))
      .filter(name => !name.startsWith('.'))
      .map(name => member(`${parent}/${name}`)),
  ),
  member('tests'),
];

/** What every member may import in its tests: the development tools of the root. */
export const rootTools = (): readonly string[] => Object.keys(manifestOf('.').devDependencies ?? {});

/** Everything that a source imports, as written. */
export const importsOf = (path: string): readonly string[] => {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return Array.from(code.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\s*\(\s*)'([@\w.][\w@./:-]*)'/g), match => match[1] ?? '');
};

/** `@blueprintjs/core` of `@blueprintjs/core/lib/x`; undefined for relative paths and Node's own modules. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
