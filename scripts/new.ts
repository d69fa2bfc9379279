import process from 'node:process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePage } from './new/write-page.ts';

const usage = 'Usage: pnpm new page <section> <page> <word>/<entity>      for example: pnpm new page basic skuBrand catalog/brand';
const root = process.env['NEW_ROOT'] ?? resolve(fileURLToPath(new URL('.', import.meta.url)), '..');

const [what, section = '', page = '', place = '', ...more] = process.argv.slice(2);
if (what !== 'page' || section === '' || page === '' || place === '' || more.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const outcome = writePage(root, section, page, place);
  if (outcome.ok) {
    process.stdout.write(
      `${outcome.wrote.map(path => `wrote    ${path}`).join('\n')}\n\nWhat to do next:\n${outcome.next.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`,
    );
  } else {
    process.stderr.write(`${outcome.why}\n${usage}\n`);
    process.exitCode = 1;
  }
}
