import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { classNamer } from './class-name.mjs'

const { resolve } = createRequire(import.meta.url)

const beside = name => fileURLToPath(new URL(name, import.meta.url))

const loaders = options => [
  beside('constant-names.mjs'),
  MiniCssExtractPlugin.loader,
  { loader: resolve('css-loader'), options: { importLoaders: 1, ...options } },
  beside('refuse-global-styles.mjs'),
]

const inPageQuery = /^\?in-page$/

/**
 * `…css?in-page`: the text of a style sheet, for what stands in the page's own HTML before any file has come. Its classes
 * bear the same names as in the file.
 */
const inPage = options => ({
  resourceQuery: inPageQuery,
  use: [{ loader: resolve('css-loader'), options: { ...options, exportType: 'string' } }, beside('smallest-text.mjs')],
})

/**
 * Style sheets of components are CSS Modules whose classes are named exports; the few for the whole page are plain.
 * @param {string} folder of the program
 * @param {'development' | 'production'} mode
 */
export const styleRules = (folder, mode) => {
  const nameOf = classNamer(folder, mode)
  const getLocalIdent = (context, _template, name) =>
    nameOf(context._compilation.outputOptions.uniqueName, context.resourcePath, name)
  const modules = { mode: 'pure', namedExport: true, exportLocalsConvention: 'as-is', getLocalIdent }
  const inFile = { resourceQuery: { not: inPageQuery }, sideEffects: true }
  return [
    { test: /\.module\.css$/, use: loaders({ modules }), ...inFile },
    { test: /(?<!\.module)\.css$/, use: loaders({ modules: false }), ...inFile },
    { test: /\.module\.css$/, ...inPage({ modules }) },
    { test: /(?<!\.module)\.css$/, ...inPage({ modules: false }) },
  ]
}
