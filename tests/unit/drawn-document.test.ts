import { expect, it } from 'vitest';
import { makeDrawnDocument } from '#server/pages/document.ts';

const before = '<html lang="ru"><head><meta charset="utf-8">';
const after =
  '\n<script type="module" crossorigin src="/assets/index-1.js"></script>' +
  '\n<link rel="modulepreload" crossorigin href="/assets/react-2.js">' +
  '\n<link rel="stylesheet" crossorigin href="/assets/index-3.css"></head>' +
  '<body><div id="root">Загрузка...</div></body></html>';
const head = {
  title: 'Чашка — Лавка',
  description: '',
  canonical: null,
  image: null,
  type: 'website',
  records: [],
} as const;

it('is the built page with what is drawn, whose files are named for the script that loads them later', () => {
  const documentOf = makeDrawnDocument({ whole: before + after, before, after }, 'boot()');
  const document = documentOf(
    { head, shop: { name: 'Лавка', color: '#0074E0' } },
    { html: '<main id="first-screen">$1 $&</main>', css: '.a{top:0}', data: '{"text":"</script>"}' },
  );
  expect(document).toContain(
    '<meta charset="utf-8"><noscript><link rel="stylesheet" href="/assets/index-3.css" /></noscript>' +
      // Painted once the first screen has come.
      '<link rel="expect" href="#first-screen" blocking="render" />' +
      '<style>.a{top:0}</style><title>Чашка — Лавка</title>',
  );
  expect(document).toContain(
    '<body><div id="root"><main id="first-screen">$1 $&</main></div>' +
      '<script type="application/json" id="page-files">' +
      '{"script":"/assets/index-1.js","preloads":["/assets/react-2.js"],"styles":["/assets/index-3.css"]}</script>' +
      String.raw`<script type="application/json" id="page-data">{"text":"\u003c/script>"}</script>` +
      '<script>boot()</script></body></html>',
  );
  // Nothing is fetched before the pictures that stand first.
  expect(document).not.toMatch(/<(?:script|link)[^>]*(?:src="|modulepreload)/);
});

it('is painted once all of it has come where nothing in it ends the first screen', () => {
  const documentOf = makeDrawnDocument({ whole: before + after, before, after }, 'boot()');
  const document = documentOf(
    { head, shop: { name: 'Лавка', color: '#0074E0' } },
    { html: '<main>404</main>', css: '', data: '{}' },
  );
  expect(document).toContain('<link rel="expect" href="#page-files" blocking="render" />');
});
