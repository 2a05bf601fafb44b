import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { baseConfig, buildMode } from './base-config.mjs'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity.mjs'
import { PageSecurityPlugin } from './plugins/page-security.mjs'
import { providedRequests, refuseDrift, sharedConfig } from './shared-singletons.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/**
 * The entry waits for the shared packages before the shell's own first line runs, and puts everything that is
 * provided into the module graph without fetching it.
 */
const entrySource = start =>
  [
    `import(${JSON.stringify(start)})`,
    `export const provided = [${providedRequests(buildMode())
      .map(request => `() => import(${JSON.stringify(request)})`)
      .join(', ')}]`,
  ].join('\n')

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
    entry: { shell: `data:text/javascript,${encodeURIComponent(entrySource(join(folder, 'src/start')))}` },
    output: { ...base.output, publicPath: '/', uniqueName: 'veckovis_shell' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'veckovis_shell',
        shareStrategy: 'loaded-first',
        shared: sharedConfig('host'),
        manifest: true,
        dts: false,
        // Leaves the part for Node servers out of the federation runtime.
        experiments: { optimization: { target: 'web' } },
      }),
      new HtmlWebpackPlugin({
        template: existsSync(ownPage) ? ownPage : join(here, 'page.html'),
        filename: 'index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      new PageSecurityPlugin(),
      ...secure,
    ],
  }
}
