import HtmlWebpackPlugin from 'html-webpack-plugin'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { baseConfig, buildMode } from './base-config.mjs'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity.mjs'
import { namesOf, OfferNamesPlugin } from './plugins/offer-names.mjs'
import { PageSecurityPlugin } from './plugins/page-security.mjs'
import { comparedByName, providedPackages, refuseDrift } from './shared-singletons.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** In the place of shell/src/modules/provided-packages.ts: the one list, with how each is fetched. */
const providedSource = () => {
  const compared = comparedByName(buildMode()).map(({ request }) => request)
  const entries = providedPackages(buildMode()).map(({ source, ...entry }) => {
    const names = compared.includes(entry.request) ? { names: namesOf(entry.request) } : {}
    return `{ ...${JSON.stringify({ ...entry, ...names })}, load: () => import(${JSON.stringify(source)}) }`
  })
  return `data:text/javascript,${encodeURIComponent(`export const providedPackages = [${entries.join(', ')}]`)}`
}

// What every page needs, the sign-in too, in two files instead of a dozen: each file more costs headers, a place in
// the browser's queue, and what brotli could have learnt from the one before. Packages change seldom, our code often.
const startPackages = [
  'react',
  'react-dom',
  'scheduler',
  'jotai',
  'i18next',
  'react-i18next',
  'use-sync-external-store',
  'react-router',
  'react-router-dom',
]

const gatheredFiles = {
  packages: {
    name: 'packages',
    // eslint-disable-next-line no-restricted-syntax -- of the names above, for paths of a build
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${startPackages.join('|')})[\\\\/](?!.*node_modules)`),
    chunks: 'all',
    enforce: true,
    priority: 20,
  },
  // The plain parts of packages/ui come with the sign-in; the facades, which are made of them, would each repeat them.
  ui: {
    name: 'ui',
    test: /[\\/]packages[\\/]ui[\\/]src[\\/](?!facades|theme[\\/](?!appearance))/,
    chunks: 'all',
    enforce: true,
    priority: 20,
  },
  // Of what three of the facades have in common that which no first forecast needs.
  lists: {
    name: 'antd-lists',
    test: /[\\/](antd[\\/]es[\\/](button|checkbox|empty|input|pagination|select|tree)|@rc-component[\\/](pagination|select|tree|virtual-list))[\\/]/,
    chunks: 'async',
    minChunks: 3,
    enforce: true,
    priority: 15,
  },
  // The rest of it: fetched one by one, they came in a dozen pieces.
  antd: {
    name: 'antd',
    test: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@babel[\\/]runtime)[\\/]|[\\/]packages[\\/]ui[\\/]src[\\/]/,
    chunks: 'async',
    minChunks: 3,
    enforce: true,
    priority: 10,
  },
}

/**
 * @param {string} folder of the shell
 * @returns {import('webpack').Configuration}
 */
export const shellConfig = folder => {
  refuseDrift(folder)
  const base = baseConfig(folder)
  const ownPage = join(folder, 'src/index.html')
  const secure = buildMode() === 'production' ? [new ChunkIntegrityPlugin()] : []
  return {
    ...base,
    entry: { shell: join(folder, 'src/start') },
    output: { ...base.output, publicPath: '/', uniqueName: 'veckovis_shell' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: gatheredFiles } },
    plugins: [
      ...(base.plugins ?? []),
      // The shell's own code is no part of the federation: its runtime comes with the first signed-in page.
      new webpack.NormalModuleReplacementPlugin(/^\.\/provided-packages$/, resource => {
        resource.request = providedSource()
      }),
      // Leaves the parts for Node servers and for manifests out of the federation runtime: the registry says it all.
      new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      new HtmlWebpackPlugin({
        template: existsSync(ownPage) ? ownPage : join(here, 'page.html'),
        filename: 'index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      // Only the shell bundles antd; see the file.
      new webpack.NormalModuleReplacementPlugin(/\/getScrollBarSize$/, join(here, 'replacements/scroll-bar-size.mjs')),
      new PageSecurityPlugin(),
      new OfferNamesPlugin(comparedByName(buildMode())),
      ...secure,
    ],
  }
}
