import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { foreignCode, memberFolder, root, shellFolder } from '../catalog.mjs'
import { NameBuildPlugin } from '../plugins/name-build.mjs'
import { PublishRemotePlugin } from '../plugins/publish-remote.mjs'
import { RecordSourcesPlugin } from '../plugins/record-sources.mjs'
import { remoteConfig } from '../remote-config.mjs'
import { shellConfig } from '../shell-config.mjs'
import { OwnManifestPlugin } from './own-manifest.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const pageFolder = join(here, 'page')

const isTypeScriptRule = rule => rule.use?.loader?.includes('swc-loader')

const withRefresh = rule => {
  if (!isTypeScriptRule(rule)) return rule
  const { options } = rule.use
  const { transform } = options.jsc
  const react = { ...transform.react, refresh: true }
  return { ...rule, use: { ...rule.use, options: { jsc: { ...options.jsc, transform: { ...transform, react } } } } }
}

const ofPublishing = [NameBuildPlugin, PublishRemotePlugin, RecordSourcesPlugin]

const sharedRefresh = name => [
  new ReactRefreshPlugin({
    exclude: [foreignCode, pageFolder],
    overlay: { entry: false, module: join(pageFolder, 'refresh-errors.cjs'), sockIntegration: false },
  }),
  new webpack.DefinePlugin({ __veckovis_program__: JSON.stringify(name) }),
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(?:\.js)?$/, resource => {
    if (resource.context !== pageFolder) resource.request = join(pageFolder, 'refresh-runtime.cjs')
  }),
]

/** Whatever other version of a package, everything is built anew. */
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json'].map(name => join(root, name)).filter(existsSync)

/** A program as it is built, but with its modules replaced in place, and without a version that is published. */
const served = (config, { name, publicPath, cacheFolder }) => ({
  ...config,
  name,
  output: { ...config.output, publicPath, clean: false },
  module: { ...config.module, rules: config.module.rules.map(withRefresh) },
  // The order of the shell's files is that of its build; here nobody can mend it.
  ignoreWarnings: [/Conflicting order/],
  stats: 'errors-only',
  // What does not build is no successor of what runs, which goes on until there is one.
  optimization: { ...config.optimization, emitOnErrors: false },
  cache: {
    type: 'filesystem',
    name,
    cacheDirectory: join(cacheFolder, basename(name)),
    // Writing it takes seconds of the one thread: before the first edit, not during it.
    idleTimeoutForInitialStore: 0,
    buildDependencies: { build: [join(here, 'served-programs.mjs'), ...lockfiles] },
  },
  plugins: [
    ...config.plugins.filter(plugin => !ofPublishing.some(kind => plugin instanceof kind)),
    ...sharedRefresh(name),
  ],
})

const ofPageState = [shellFolder, memberFolder('platform'), memberFolder('ui')].map(folder => join(folder, 'src'))

const withState = config => ({
  ...config,
  module: {
    ...config.module,
    rules: [...config.module.rules, { test: /\.ts$/, include: ofPageState, use: join(here, 'keeps-state-loader.cjs') }],
  },
})

const withOwnTexts = (config, folder) => ({
  ...config,
  module: {
    ...config.module,
    rules: [
      ...config.module.rules,
      {
        test: /\.json$/,
        include: join(folder, 'locales'),
        type: 'javascript/auto',
        use: join(here, 'texts-loader.cjs'),
      },
    ],
  },
  plugins: [...config.plugins, new OwnManifestPlugin({ folder })],
})

/**
 * The shell and the one remote that is worked on, both from their sources.
 * @param {{ folder: string, publicPath: string, cacheFolder: string }} options of the remote
 */
export const servedPrograms = ({ folder, publicPath, cacheFolder }) => [
  withState(served(shellConfig(shellFolder), { name: 'shell', publicPath: '/', cacheFolder })),
  withOwnTexts(served(remoteConfig(folder), { name: basename(folder), publicPath, cacheFolder }), folder),
]
