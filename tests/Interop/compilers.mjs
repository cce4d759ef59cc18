// Compiles printed files under many sets of compiler options: node compilers.mjs package [set]. It says which sets find errors,
// and how many sets there were.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [, , compiler, only] = process.argv, folder = import.meta.dirname, require = createRequire(import.meta.url);
const { version } = require(compiler + '/package.json'), isNative = +version.split('.')[0] >= 7;
const isBefore = (since = '5.0') => since.split('.').map(Number).some((n, i, all) => version.split('.').slice(0, i).every((m, k) => +m === all[k]) && n > +version.split('.')[i]);

/** What does not check anything. Errors of this are errors everywhere. */
const base = { target: 'es2022', module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'], types: [], noEmit: true, skipLibCheck: true };
const ts = { ...base, allowImportingTsExtensions: true, strict: false }, strict = { ...ts, strict: true };

/** Options that change what types are, so that code may compile with one of them only. */
const types = ['noImplicitAny', 'noImplicitThis', 'strictNullChecks', 'strictFunctionTypes', 'strictBindCallApply', 'useUnknownInCatchVariables', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes', 'strictBuiltinIteratorReturn'];
const needs = { exactOptionalPropertyTypes: { strictNullChecks: true }, strictPropertyInitialization: { strictNullChecks: true }, isolatedDeclarations: { declaration: true } };

/** Options that only refuse something. What compiles with all of them does with each. */
const refusing = [
  'noPropertyAccessFromIndexSignature', 'noImplicitOverride', 'noImplicitReturns', 'noUnusedLocals', 'noUnusedParameters', 'noFallthroughCasesInSwitch', 'isolatedModules', 'verbatimModuleSyntax', 'importHelpers',
  'declaration', 'isolatedDeclarations', 'noUncheckedSideEffectImports', 'erasableSyntaxOnly',
];

/** The versions from which on options are known. */
const since = { isolatedDeclarations: '5.5', noUncheckedSideEffectImports: '5.6', strictBuiltinIteratorReturn: '5.6', erasableSyntaxOnly: '5.8' };
const refused = { allowUnreachableCode: false, allowUnusedLabels: false, ...Object.fromEntries(refusing.filter(option => !isBefore(since[option])).map(option => [option, true])) };

const sets = {};
const add = (name, options, files = 'default', from = undefined) => isBefore(from) || (sets[name] = [options, files]);
add('nothing', ts);
add('strict', strict);
add('what refuses', { ...ts, ...refused });
for (const option of types) {
  add(option, { ...ts, ...needs[option], [option]: true }, 'small', since[option]);
  const isStrict = !/^(no|exact)(Unchecked|Optional)/.test(option), isNull = option === 'strictNullChecks';
  add(`strict ${isStrict ? 'but for' : 'and'} ${option}`, { ...strict, [option]: !isStrict, ...isNull ? { strictPropertyInitialization: false } : {} }, 'small', since[option]);
}

// All, over what other choices print: with and without those that change what types are.
for (const files of ['default', 'exact', 'lazy', 'numbers', 'partial', 'lazyRecorded', 'iso']) {
  add(`all, ${files}`, { ...strict, ...refused, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true }, files);
  add(`strict and what refuses, ${files}`, { ...strict, ...refused }, files);
}

add('all, temporal', { ...strict, ...refused, lib: ['es2022', 'dom', 'esnext.temporal'] }, 'temporal', '6.0');

// Targets, libraries, modules.
for (const target of ['es2017', 'es2020', 'es2023', 'esnext']) add('target ' + target, { ...strict, target }, 'small');
for (const lib of ['es2020', 'es2023', 'esnext']) add('lib ' + lib, { ...strict, lib: [lib, 'dom', 'dom.iterable'] }, 'small');
add('Node without the DOM', { ...strict, lib: ['es2023'], types: ['node'] }, 'default', '5.2');
add('nodenext', { ...base, strict: true, module: 'nodenext', moduleResolution: 'nodenext' }, 'js');
add('node16', { ...base, strict: true, module: 'node16', moduleResolution: 'node16' }, 'js');
add('rewriteRelativeImportExtensions', { ...base, strict: true, rewriteRelativeImportExtensions: true, noEmit: false, outDir: 'generated/compilers/out', module: 'nodenext', moduleResolution: 'nodenext' }, 'default', '5.7');

// The options of templates, of November 2026. Strict is the default of TypeScript 6; `bare` is printed without suffixes.
const web = { moduleResolution: 'bundler', module: 'esnext', skipLibCheck: true, noEmit: true };
const linted = { noUnusedLocals: true, noUnusedParameters: true, erasableSyntaxOnly: true, noFallthroughCasesInSwitch: true };
const vite = { ...web, target: 'es2023', lib: ['ES2023', 'DOM'], types: [], allowArbitraryExtensions: true, allowImportingTsExtensions: true, verbatimModuleSyntax: true, moduleDetection: 'force', ...linted };
const vue = { ...web, target: 'esnext', lib: ['ES2020', 'DOM', 'DOM.Iterable'], types: [], jsx: 'preserve', noImplicitThis: true, strict: true, verbatimModuleSyntax: true, esModuleInterop: true, forceConsistentCasingInFileNames: true, resolveJsonModule: true };
add('create-vite', { ...vite, strict: true }, 'default', '5.8');
add('create-vite of last year', { ...vite, strict: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', noUncheckedSideEffectImports: true }, 'default', '5.8');
add('create-vite for lit', { ...vite, strict: true, experimentalDecorators: true, useDefineForClassFields: false }, 'default', '5.8');
add('create-vite for vue', { ...vue, allowImportingTsExtensions: true, noUncheckedSideEffectImports: true, ...linted }, 'default', '5.8');
add('create-vite for svelte', { ...web, target: 'es2023', strict: true, types: [], allowJs: true, checkJs: true, verbatimModuleSyntax: true, moduleDetection: 'force', esModuleInterop: true, isolatedModules: true }, 'bare');
add('create-vue', { ...vue, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true }, 'bare');
const angular = { strict: true, noImplicitOverride: true, noPropertyAccessFromIndexSignature: true, noImplicitReturns: true, noFallthroughCasesInSwitch: true, skipLibCheck: true, isolatedModules: true, experimentalDecorators: true, importHelpers: true, target: 'ES2022', module: 'preserve', types: [], noEmit: true };
add('Angular', angular, 'js', '5.4');
add('Angular, without suffixes', angular, 'bare', '5.4');
add('create-next-app', { ...web, target: 'ES2017', lib: ['dom', 'dom.iterable', 'esnext'], allowJs: true, strict: true, esModuleInterop: true, resolveJsonModule: true, isolatedModules: true, jsx: 'react-jsx', types: [] }, 'bare');
add('Deno', { strict: true, target: 'esnext', module: 'nodenext', moduleResolution: 'nodenext', moduleDetection: 'force', lib: ['esnext', 'dom', 'dom.iterable'], types: [], allowImportingTsExtensions: true, allowUnreachableCode: false, allowUnusedLabels: false, noImplicitOverride: true, isolatedModules: true, verbatimModuleSyntax: true, resolveJsonModule: true, noEmit: true }, 'default');
add('@tsconfig/node22', { strict: true, lib: ['es2023'], module: 'nodenext', moduleResolution: 'node16', target: 'es2022', types: ['node'], esModuleInterop: true, skipLibCheck: true, noEmit: true }, 'js', '5.2');
add('@tsconfig/strictest', { ...base, strict: true, allowUnusedLabels: false, allowUnreachableCode: false, exactOptionalPropertyTypes: true, noFallthroughCasesInSwitch: true, noImplicitOverride: true, noImplicitReturns: true, noPropertyAccessFromIndexSignature: true, noUncheckedIndexedAccess: true, noUnusedLocals: true, noUnusedParameters: true, isolatedModules: true, esModuleInterop: true, skipLibCheck: true }, 'bare');

const filesOf = (files, options) => [
  ...files === 'default' && options.lib?.some(lib => /dom/i.test(lib)) ? ['usage.ts', 'usage-bytes.ts', ...isBefore('5.2') ? [] : ['usage-decompression.ts'], 'hub-usage.ts'] : [],
  ...readdirSync(join(folder, 'generated', files), { recursive: true }).filter(f => f.endsWith('.ts') && !/^roots\.ts$|(^|[\\/])(split|node_modules)[\\/]/.test(f)).map(f => join('generated', files, f)),
].map(f => join(folder, f));

/** The native compiler, a process for each set. */
function byProgram([options, files], name) {
  const config = join(folder, 'generated', 'compilers', name.replace(/\W+/g, '-') + '.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...options, rootDir: folder, ...options.outDir ? { outDir: join(folder, options.outDir) } : {}, ...options.types ? { typeRoots: [join(folder, 'node_modules/@types')] } : {} }, files: filesOf(files, options) }));
  return new Promise(done => execFile(process.execPath, [join(folder, 'node_modules', compiler, 'bin/tsc'), '-p', config], { maxBuffer: 1 << 26 }, (_, out, errors) => done(out + errors)));
}

/** Compilers written in JavaScript, all sets in this process. What is parsed is used for all sets with the same target. */
function inProcess(ts) {
  const known = new Map();
  return ([json, files]) => {
    const { options, errors } = ts.convertCompilerOptionsFromJson({ ...json, typeRoots: ['node_modules/@types'] }, folder);
    if (errors.length) return errors.map(e => ts.flattenDiagnosticMessageText(e.messageText, '\n')).join('\n');
    const host = ts.createCompilerHost(options), { getSourceFile } = host;
    // Of these, the compiler keeps facts in what it has parsed.
    const bound = JSON.stringify([json.noFallthroughCasesInSwitch, json.allowUnreachableCode, json.allowUnusedLabels, json.isolatedModules, json.verbatimModuleSyntax, json.moduleDetection, json.module, json.strict, json.useDefineForClassFields, json.exactOptionalPropertyTypes, json.noUncheckedIndexedAccess]);
    host.getSourceFile = (file, target, ...rest) => {
      const key = file + JSON.stringify(target) + bound;
      return known.get(key) ?? known.set(key, getSourceFile.call(host, file, target, ...rest)).get(key);
    };
    const found = ts.getPreEmitDiagnostics(ts.createProgram(filesOf(files, json), options, host));
    return ts.formatDiagnostics(found, { getCurrentDirectory: () => folder, getCanonicalFileName: f => f, getNewLine: () => '\n' });
  };
}

mkdirSync(join(folder, 'generated', 'compilers'), { recursive: true });
// Compilers written in JavaScript take five times as long: they get the sets that differ most.
const few = ['nothing', 'strict', 'all, exact', 'create-vite', 'Angular', 'create-next-app'];
const left = Object.keys(sets).filter(set => only ? set === only : isNative || few.includes(set)), count = left.length, wrong = [];
const compile = isNative ? byProgram : inProcess(require(compiler));
await Promise.all(Array.from({ length: isNative ? 2 : 1 }, async () => {
  for (let set = left.shift(); set; set = left.shift()) {
    const errors = await compile(sets[set], set);
    if (errors) wrong.push(`${set}:\n${errors.split('\n').slice(0, 5).join('\n')}`);
  }
}));
console.log([...wrong, count + ' sets'].join('\n'));
