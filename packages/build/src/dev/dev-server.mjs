import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readJson } from '../catalog.mjs'
import { PublishRemotePlugin } from '../plugins/publish-remote.mjs'
import { manifestFile, remoteConfig } from '../remote-config.mjs'
import { pageMiddleware } from './page-middleware.mjs'

const isTypeScriptRule = rule => rule.use?.loader?.includes('swc-loader')

const withRefresh = rule => {
  if (!isTypeScriptRule(rule)) return rule
  const { options } = rule.use
  const { transform } = options.jsc
  const react = { ...transform.react, refresh: true }
  return { ...rule, use: { ...rule.use, options: { jsc: { ...options.jsc, transform: { ...transform, react } } } } }
}

/** The remote as it is built, but with its modules replaced in place, and without a version that is published. */
const servedConfig = (folder, publicPath) => {
  const config = remoteConfig(folder)
  return {
    ...config,
    output: { ...config.output, publicPath },
    module: { ...config.module, rules: config.module.rules.map(withRefresh) },
    plugins: [
      ...config.plugins.filter(plugin => !(plugin instanceof PublishRemotePlugin)),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  }
}

/**
 * Serves one remote with hot reload, the shell's development build around it, and everything else from a running suite.
 * Resolves with the address that shows the remote.
 * @param {{ folder: string, port: number, suite: string, shellFolder: string }} options
 */
export const startDevServer = async ({ folder, port, suite, shellFolder }) => {
  const { id, routes } = readJson(join(folder, 'module.json'))
  const publicPath = `/modules/${id}/dev/`
  const compiler = webpack(servedConfig(folder, publicPath))
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { publicPath },
      static: { directory: shellFolder, publicPath: '/', serveIndex: false, staticOptions: { index: false } },
      proxy: [{ context: ['/api', '/modules', '/uploads'], target: suite, logger: undefined }],
      setupMiddlewares: middlewares => [pageMiddleware({ shellFolder, suite }), ...middlewares],
    },
    compiler,
  )
  const compiled = new Promise(resolve => compiler.hooks.done.tap('DevServer', resolve))
  await server.start()
  await compiled
  return `http://127.0.0.1:${port}${routes[0].path}?mf-override=${id}@${publicPath}${manifestFile}`
}
