import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';

/** Not for the first view: what the whole sheets, which follow it, say of paper and of pointers that hover. */
const forLater = /^@media (?:print|\(hover: ?hover\))$/;
const groups = /:[\w-]+\([^()]*\)/g;

/** The classes without which a selector means nothing; those in brackets may be alternatives. */
function classesOf(selector) {
  let plain = selector;
  while (groups.test(plain)) plain = plain.replaceAll(groups, '');
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name.replaceAll('\\', ''));
}

function listRules(parent, at, rules) {
  for (const node of parent.nodes) {
    if (node.type === 'rule') {
      rules.push({
        at,
        selectors: node.selectors.map((selector) => [selector, classesOf(selector)]),
        declarations: node.nodes
          .filter(({ type }) => type === 'decl')
          .map(({ prop, value, important }) => [prop, important ? `${value}!important` : value]),
      });
    } else if (node.type === 'atrule' && node.name === 'keyframes') {
      rules.push({ at, keyframes: node.params, text: node.toString() });
    } else if (node.type === 'atrule' && node.nodes && !forLater.test(`@${node.name} ${node.params}`)) {
      listRules(node, [...at, `@${node.name} ${node.params}`], rules);
    }
  }
}

/** Lists the rules of all built sheets, those that every page has first, for the thread that draws pages. */
export async function listStyles(client, file) {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const first = [...html.matchAll(/assets\/([^"]+\.css)/g)].map(([, name]) => name);
  const others = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css')).toSorted();
  const rules = [];
  for (const name of new Set([...first, ...others]))
    listRules(postcss.parse(await readFile(join(client, 'assets', name), 'utf8')), [], rules);
  await writeFile(file, JSON.stringify(rules));
}
