import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { browsers } from './browsers.mjs'
import { foreignCode, isStandalone } from './catalog.mjs'
import { RecordSourcesPlugin } from './plugins/record-sources.mjs'
import { SwcMinifyPlugin } from './plugins/swc-minify.mjs'
import { minifyStyles } from './styles/minify-styles.mjs'
import { styleRules } from './styles/style-rules.mjs'

const { resolve } = createRequire(import.meta.url)

/** @returns {'development' | 'production'} */
export const buildMode = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production')

/** A program for a thread of its own, named by `new URL('./….worker.ts', import.meta.url)`. */
const worker = /\.worker\.ts$/

/**
 * @param {'development' | 'production'} mode
 * @param {string} hash
 */
const workers = (mode, hash) => ({
  test: worker,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: `[name]${hash}.js` },
  use: { loader: join(dirname(fileURLToPath(import.meta.url)), 'workers/bundle-worker.mjs'), options: { mode } },
})

/** @param {boolean} development */
const typeScript = development => ({
  test: /\.tsx?$/,
  exclude: [foreignCode, worker],
  // A class that its style sheet does not have, or any other export that is not there, is no warning.
  parser: { exportsPresence: 'error' },
  use: {
    loader: resolve('swc-loader'),
    options: {
      env: { targets: browsers },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development } },
      },
    },
  },
})

/** antd's parts do nothing when they are merely imported, but do not say so: its form came along with every select. */
const silentParts = { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false }

/** zod's part for JSON Schema, a fifth of it, comes along with every schema and is never called in a page. */
const noJsonSchema = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
  resource => {
    if (!/[\\/]zod[\\/]v4[\\/]classic$/.test(resource.context)) return
    resource.request = join(dirname(fileURLToPath(import.meta.url)), 'replacements/no-json-schema.cjs')
  },
)

/** Tables of old encodings that the writer of Excel files brings along and never asks. */
const noCodepages = new webpack.NormalModuleReplacementPlugin(/^\.\/dist\/cpexcel\.js$/, resource => {
  if (!/[\\/]sheetjs-style$/.test(resource.context)) return
  resource.request = join(dirname(fileURLToPath(import.meta.url)), 'replacements/no-codepages.cjs')
})

/** Of lodash formik takes four functions, and with them a third of its weight. */
const formValues = new webpack.NormalModuleReplacementPlugin(
  /^lodash-es\/(?:clone|cloneDeep|isPlainObject|toPath)$/,
  resource => {
    if (!/[\\/]formik[\\/]dist$/.test(resource.context)) return
    const name = resource.request.slice('lodash-es/'.length)
    const folder = join(dirname(fileURLToPath(import.meta.url)), 'replacements/form-values')
    resource.request = join(folder, `${name}.mjs`)
  },
)

/**
 * What shell and remotes have in common.
 * @param {string} folder of the program
 * @returns {import('webpack').Configuration}
 */
export const baseConfig = folder => {
  const mode = buildMode()
  const hash = mode === 'production' ? '.[contenthash:12]' : ''
  return {
    mode,
    context: folder,
    target: `browserslist:${browsers.join(', ')}`,
    // Never an eval devtool: the page forbids evaluated code in development too.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        typeScript(mode === 'development'),
        workers(mode, hash),
        ...styleRules(folder, mode),
        silentParts,
        // The generated entry of the shell names its files without extension, like all our code.
        { mimetype: 'text/javascript', resolve: { fullySpecified: false } },
        { test: /\.(woff2?|png|svg|webp|ico)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
      noJsonSchema,
      noCodepages,
      formValues,
      // Only the workspace asks what has to be built anew.
      ...(isStandalone ? [] : [new RecordSourcesPlugin({ folder, mode })]),
    ],
    optimization: { minimizer: [new SwcMinifyPlugin(), minifyStyles()] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
