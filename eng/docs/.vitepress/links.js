import { posix } from 'node:path';

// A page that is the README of its folder is the folder's index on the site. Pages of the API are made by api.js.
export const served = path => path.replace(/README\.md$/, 'index.md').replace(/^eng\/docs\/obj\//, '');

/** The anchors that GitHub gives headings, since the pages link to those. */
export const anchor = heading =>
  heading.trim().toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');

/**
 * Leads links to pages to those of the site. A link to any other file leads to the repository;
 * if nobody says where that is, only the link's text is left.
 */
export const links = repository => md =>
  md.core.ruler.push('links', ({ tokens, env }) => {
    for (const { children } of tokens.filter(token => token.type === 'inline')) {
      for (const [i, token] of children.entries()) {
        const href = token.type === 'link_open' ? token.attrGet('href') : '#';
        if (/^(#|[a-z]+:)/.test(href)) continue;
        const [path, ...hash] = href.split('#');
        if (path.endsWith('.md')) {
          token.attrSet('href', [served(path), ...hash].join('#'));
        } else if (repository) {
          token.attrSet('href', new URL(posix.join('blob/main', posix.dirname(env.relativePath), path), `${repository}/`).href);
        } else {
          const end = children.findIndex((other, at) => at > i && other.type === 'link_close');
          for (const part of [token, children[end]]) Object.assign(part, { type: 'text', tag: '', nesting: 0, content: '' });
        }
      }
    }
  });
