import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { join } from 'node:path'
import { baseConfig, buildMode } from './base-config.mjs'
import { readJson } from './catalog.mjs'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity.mjs'
import { PublishRemotePlugin } from './plugins/publish-remote.mjs'
import { RefuseBundledSingletonsPlugin } from './plugins/refuse-bundled-singletons.mjs'
import { refuseDrift, sharedByShell } from './shared-singletons.mjs'
import { sourceHash } from './source-hash.mjs'

export const manifestFile = 'mf-manifest.json'

/**
 * @param {string} folder of the remote
 * @returns {import('webpack').Configuration}
 */
export const remoteConfig = folder => {
  refuseDrift(folder)
  const base = baseConfig(folder)
  const { id } = readJson(join(folder, 'module.json'))
  // A name of its own for every build, or two versions on one page would take each other's place.
  const container = `${id.replaceAll('-', '_')}_${sourceHash(folder)}`
  const secure = buildMode() === 'production' ? [new ChunkIntegrityPlugin()] : []
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.js',
        exposes: { './app': join(folder, 'src/remote') },
        shareStrategy: 'loaded-first',
        shared: sharedByShell(),
        manifest: { fileName: manifestFile },
        dts: false,
        // Leaves the part for Node servers out of the federation runtime.
        // A remote takes nothing from other remotes, so its part of the runtime needs neither them nor their manifests.
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      new RefuseBundledSingletonsPlugin(),
      ...secure,
      new PublishRemotePlugin({ folder, container, manifestFile }),
    ],
  }
}
