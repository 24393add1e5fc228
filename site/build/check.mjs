/** `npm run check`: types, style, texts, and, over a fresh build, everything the build itself checks plus its HTML. */
import { spawn } from 'node:child_process';
import { lintSources } from './lint/sources.mjs';
import { kSite } from './paths.mjs';

function run(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: kSite, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve(code === 0 ? [] : [`${command} ${args.join(' ')}\n${output}`]));
  });
}

const bin = (name) => `${kSite}node_modules/.bin/${name}`;
const faults = (
  await Promise.all([
    run(bin('tsc'), '-p', 'tsconfig.json'),
    run(bin('biome'), 'check', '--error-on-warnings', '.'),
    lintSources(),
    run(process.execPath, 'build/build.mjs').then(async (built) =>
      built.length > 0 ? built : run(bin('html-validate'), '--config', '.htmlvalidate.json', '../build/site/**/*.html'),
    ),
  ])
).flat();
for (const fault of faults) console.error(`site: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log('site: types, style, texts, pages, links and budgets are in order');
