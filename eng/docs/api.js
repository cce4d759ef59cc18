// Makes a page of each public type of the namespace MemFormat: its declaration as the snapshots of the public API have it, the words of its XML documentation.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = `${root}eng/docs/obj/api`;
const packages = { Runtime: 'MemFormat', Files: 'MemFormat.Files', Zstandard: 'MemFormat.Zstandard' };
const read = path => readFileSync(root + path, 'utf8');

/** The name of a page, from the name of a type in the documentation or in a declaration. */
const page = type => type.replace('`', '-').replace(/<(.*)>$/, (_, list) => `-${list.split(',').length}`);

/** The words of an XML element as Markdown. */
function words(xml, types) {
  const code = text => `\`${text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')}\``;
  const short = id => id.replace(/^.:/, '').replace(/\(.*$/, '').replace(/`+\d+/g, '').split('.').slice(id.startsWith('T:') ? -1 : -2).join('.');
  return xml.trim().replace(/\s+/g, ' ').split(/(<see [^>]*\/>|<(?:paramref|typeparamref) [^>]*\/>|<c>.*?<\/c>)/).map((part, i) => {
    if (i % 2 === 0) return part.replace(/<\/?para>/g, '\n\n').replace(/[\\*_`[\]{}]/g, '\\$&');
    const type = /cref="T:MemFormat\.([^".]+)"/.exec(part)?.[1];
    const name = /(?:cref|langword|name|href)="([^"]*)"/.exec(part)?.[1];
    const shown = code(name ? name.includes(':') ? short(name) : name : part.slice(3, -4));
    return type && types.has(page(type)) ? `[${shown}](${page(type)}.md)` : shown;
  }).join('');
}

const elements = (xml, name) => [...xml.matchAll(new RegExp(`<${name}(?: (?:name|cref)="([^"]*)")?>(.*?)</${name}>`, 'gs'))].map(([, of, text]) => ({ of, text }));

function described(xml, types) {
  const rows = [
    ...[...elements(xml, 'typeparam'), ...elements(xml, 'param')].map(({ of, text }) => `- \`${of}\`: ${words(text, types)}`),
    ...elements(xml, 'returns').map(({ text }) => `- Returns: ${words(text, types)}`),
    ...elements(xml, 'exception').map(({ of, text }) => `- Throws \`${of.split('.').at(-1)}\`: ${words(text, types)}`),
  ];
  return [...[...elements(xml, 'summary'), ...elements(xml, 'remarks')].map(({ text }) => words(text, types)), rows.join('\n')].filter(text => text).join('\n\n');
}

/** Whether a declaration has the member: one of its name, with as many parameters. */
function declares(lines, name, list) {
  const count = text => text.replace(/[<{[(][^<{[(]*?[>}\])]/g, '').replace(/[<{[(].*?[>}\])]/g, '').split(',').filter(part => part.trim()).length;
  return lines.some(line => {
    const found = new RegExp(`(?:^| )${name === 'Item' ? 'this' : name}(?:<[^(]*>)?(?:[([](.*)[)\\]])?[ ;,{]`).exec(line.replace(/\[System\.[^\]]*\] /g, ''));
    return found && count(found[1] ?? '') === count(list ?? '');
  });
}

const namespaces = /\b(?:MemFormat|System(?:\.(?:Buffers|Collections|Generic|IO|Pipelines|Threading|Tasks|Text|Json|Diagnostics|CodeAnalysis|Runtime|CompilerServices))*)\.(?=[A-Z])/g;

/** A declaration of the snapshot for reading: without namespaces, and without attributes for compilers. */
const declaration = text => text.replace(/^    /gm, '').replace(namespaces, '')
  .replace(/\[(?:DynamicallyAccessedMembers|NotNullWhen|ScopedRef|EnumeratorCancellation)\b[^\]]*\]\s+/g, '').replace(/^ *\[\w+StateMachine\b.*\n/gm, '');

const keywords = { Boolean: 'bool', Byte: 'byte', Int32: 'int', Int64: 'long', Object: 'object', String: 'string', UInt32: 'uint', UInt64: 'ulong' };

/** The parameters of a member, as types. */
const parameters = list => list.replace(namespaces, '').replaceAll('{', '<').replaceAll('}', '>').replaceAll('@', '').replace(/`+\d+/g, 'T')
  .replace(/\w+/g, name => Object.hasOwn(keywords, name) ? keywords[name] : name).replaceAll(',', ', ');

const found = Object.entries(packages).flatMap(([folder, name]) => {
  const [, body] = /^namespace MemFormat$\n\{\n(.*?)^\}/ms.exec(read(`tests/MemFormat.Architecture.Tests/PublicApi/${name}.net10.0.txt`));
  const members = [...read(`src/${folder}/bin/Release/net10.0/${name}.xml`).matchAll(/<member name="([^"]*)">(.*?)<\/member>/gs)];
  return [...body.matchAll(/(?:^    \[.*\n)?^    public .*?(?:class|struct|interface|enum) (\w+(?:<[^>]*>)?).*\n(?:^        where.*\n)*^    \{\n(?:^        .*\n)*^    \}/gm)]
    .map(([text, type]) => ({ type, text, members, package: name }));
});
const types = new Set(found.map(({ type }) => page(type)));

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
for (const { type, text, members, package: name } of found) {
  const id = `MemFormat.${page(type).replace('-', '`')}`;
  const lines = text.split('\n').slice(1);
  const sections = members.filter(([, member]) => member.slice(1).startsWith(`:${id}.`)).flatMap(([, member, xml]) => {
    const [, last, generic, list] = /^([^(`.]*)(``1)?(?:\((.*)\))?$/.exec(member.slice(id.length + 3)) ?? [];
    const own = last === '#ctor' ? type.replace(/<.*/, '') : last;
    const text = described(xml, types);
    return own && text && declares(lines, own, list) ? [`## \`${own}${generic ? '<T>' : ''}${list ? `(${parameters(list)})` : ''}\`\n\n${text}`] : [];
  });
  const summary = described(members.find(([, member]) => member === `T:${id}`)[2], types);
  writeFileSync(`${output}/${page(type)}.md`, `---\neditLink: false\n---\n\n# \`${type}\`\n\n${summary}\n\nPackage \`${name}\`.\n\n\`\`\`csharp\n${declaration(text)}\n\`\`\`\n\n${sections.join('\n\n')}\n`);
}
console.log(`API: ${found.length} types`);
