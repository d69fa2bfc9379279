import type { Refusal } from '@axle/kernel';

/** [T10] Most finished exports that are taken home together. */
export const mostZippedFiles = 20;

/** [T10] Why so many files are not put into one zip; undefined when nothing speaks against it. */
export const refuseZippedFiles = (files: number): Refusal | undefined =>
  files > mostZippedFiles
    ? {
        code: 'TOO_MANY_FILES',
        message: { zh: `一次最多打包${mostZippedFiles}个文件`, en: `At most ${mostZippedFiles} files can be zipped together` },
      }
    : undefined;

/**
 * [T10] Names under which files stand side by side in a zip, in the order given: each once, whatever the case of its letters, and without
 * signs that a file name cannot hold. `a.csv`, `A.csv` → `a.csv`, `A (2).csv`.
 */
export function zippedNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map(name => {
    const plain = fileName(name);
    const [stem, ending] = split(plain);
    let free = plain;
    for (let count = 2; taken.has(folded(free)); count++) free = `${stem} (${count})${ending}`;
    taken.add(folded(free));
    return free;
  });
}

const folded = (name: string): string => name.toUpperCase().normalize('NFC');

/** A name that every system can write: no folders, no signs that Windows refuses, no dots or spaces at the ends. */
function fileName(name: string): string {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? 'file' : plain;
}

function split(name: string): readonly [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
