import { build } from 'esbuild'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../../scripts/workspace/paths.mjs'

const pages = join(root, 'bench/edit/pages')

const html = name => `<!doctype html>
<html lang="sv">
  <meta charset="utf-8" />
  <title>${name}</title>
  <link rel="stylesheet" href="${name}.css" />
  <div id="root"></div>
  <script type="module" src="${name}.js"></script>
</html>
`

/** Production builds of the bare pages. Answers their folder. */
export const buildPages = async names => {
  const folder = join(cacheFolder, 'bench', 'edit')
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: names.map(name => join(pages, `${name}.jsx`)),
    outdir: folder,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    sourcemap: true,
    target: 'chrome120',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    logLevel: 'warning',
  })
  for (const name of names) writeFileSync(join(folder, `${name}.html`), html(name))
  return folder
}
