import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { join } from 'node:path'
import { baseConfig, buildMode } from './base-config.mjs'
import { readJson } from './catalog.mjs'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity.mjs'
import { NameBuildPlugin, unnamedBuild } from './plugins/name-build.mjs'
import { PublishRemotePlugin } from './plugins/publish-remote.mjs'
import { RecordCallsPlugin } from './plugins/record-calls.mjs'
import { RefuseBundledSingletonsPlugin } from './plugins/refuse-bundled-singletons.mjs'
import { groupOfExpose, WeighModulePlugin } from './plugins/weigh-module.mjs'
import { refuseDrift, sharedByShell } from './shared-singletons.mjs'

export const manifestFile = 'mf-manifest.json'

/**
 * `./app` and what the remote contributes to pages of the shell, which stands in a file of the same name.
 * @param {string} folder
 * @param {readonly { expose: string }[]} contributions
 */
const exposesOf = (folder, contributions) => ({
  './app': join(folder, 'src/remote'),
  ...Object.fromEntries(
    contributions.map(({ expose }) => [
      expose,
      { import: join(folder, 'src/contributions', expose), name: groupOfExpose(expose) },
    ]),
  ),
})

/**
 * @param {string} folder of the remote
 * @returns {import('webpack').Configuration}
 */
export const remoteConfig = folder => {
  refuseDrift(folder)
  const base = baseConfig(folder)
  const { id, sizeBudgets, contributions = [] } = readJson(join(folder, 'module.json'))
  const container = `${id.replaceAll('-', '_')}_${unnamedBuild}`
  const secure =
    buildMode() === 'production'
      ? [new ChunkIntegrityPlugin(), new WeighModulePlugin({ id, sizeBudgets, contributions, container })]
      : []
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.js',
        exposes: exposesOf(folder, contributions),
        shareStrategy: 'loaded-first',
        shared: sharedByShell(),
        manifest: { fileName: manifestFile },
        dts: false,
        // Leaves the part for Node servers out of the federation runtime.
        // A remote takes nothing from other remotes, so its part of the runtime needs neither them nor their manifests.
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      new RefuseBundledSingletonsPlugin(),
      new RecordCallsPlugin(),
      new NameBuildPlugin({ folder }),
      ...secure,
      new PublishRemotePlugin({ folder, container, manifestFile }),
    ],
  }
}
