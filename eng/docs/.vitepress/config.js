import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { anchor, links, served } from './links.js';
import { nav, sidebar } from './sidebar.js';

// Compiled pages import Vue. They lie outside of this folder and its node_modules: they find it as this file does.
const vueForPages = {
  name: 'vue-for-pages',
  enforce: 'pre',
  resolveId(id) { return /^vue(\/|$)/.test(id) ? this.resolve(id, fileURLToPath(import.meta.url), { skipSelf: true }) : null; },
};

// The property of builds that names the repository in packages.
const repository = process.env.MemFormatRepositoryUrl;

export default defineConfig({
  title: 'MemFormat',
  description: 'A source-generated binary serializer for .NET with Native AOT, schema evolution and TypeScript.',
  // No icon: else browsers ask the server for one.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: '../..',
  srcExclude: ['{src,tests,bench,samples}/**/{bin,obj,BenchmarkDotNet.Artifacts,TestResults}/**', 'artifacts/**', '**/AnalyzerReleases*.md'],
  outDir: '../../artifacts/docs',
  cacheDir: 'node_modules/.vitepress',
  rewrites: served,
  markdown: {
    anchor: { slugify: anchor },
    // The pages are GitHub's Markdown, in which braces are text.
    attrs: { disable: true },
    config: links(repository),
  },
  // The index for searching is one file, loaded at the first search.
  vite: { plugins: [vueForPages], build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    search: { provider: 'local' },
    nav,
    sidebar,
    outline: [2, 3],
    docFooter: { prev: false, next: false },
    // The path as it is in the repository. Pages of the API are made from XML documentation and have no such link.
    ...repository && { editLink: { pattern: `${repository}/edit/main/:path`, text: 'Edit this page' } },
    ...repository && { socialLinks: [{ icon: 'github', link: repository }] },
  },
});
