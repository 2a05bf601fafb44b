import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readJson } from '../catalog.mjs'
import { manifestFile } from '../remote-config.mjs'
import { candidateMiddleware } from './candidates.mjs'
import { pageMiddleware } from './page-middleware.mjs'
import { servedPrograms } from './served-programs.mjs'
import { sourceMiddleware } from './source-middleware.mjs'

/** What the federation is built of: of the rest of module.json the page hears while it runs. */
const exposesIn = folder =>
  JSON.stringify((readJson(join(folder, 'module.json')).contributions ?? []).map(({ expose }) => expose))

const serverOptions = ({ port, suite, middlewares }) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  liveReload: false,
  client: { overlay: false, logging: 'none' },
  static: false,
  // A suite behind a name of its own is asked by that name.
  proxy: [{ context: ['/api', '/modules', '/uploads'], target: suite, changeOrigin: true, logger: undefined }],
  setupMiddlewares: own => [...middlewares, ...own],
})

const start = async options => {
  const { folder, port, suite, publicPath, cacheFolder, candidates, onOtherExposes } = options
  const exposes = exposesIn(folder)
  const programs = servedPrograms({ folder, publicPath, cacheFolder })
  const compiler = webpack(programs)
  const [shell, remote] = compiler.compilers
  const files = { shell, remote, publicPath }
  const middlewares = [
    candidateMiddleware({ suite, candidates }),
    pageMiddleware({ ...files, suite }),
    sourceMiddleware(files),
  ]
  const server = new WebpackDevServer(serverOptions({ port, suite, middlewares }), compiler)
  remote.hooks.done.tap('DevServer', ({ compilation }) => {
    if (compilation.errors.length === 0 && exposesIn(folder) !== exposes) void onOtherExposes(server)
  })
  const compiled = new Promise(resolve => compiler.hooks.done.tap('DevServer', resolve))
  await server.start()
  await compiled
  return server
}

/**
 * Serves one remote and the shell around it from their sources, with hot reload, and everything else from a running suite.
 * Resolves with the address that shows the remote, and what ends the server.
 * @param {{ folder: string, port: number, suite: string, cacheFolder: string, candidates: Map<string, string> }} options
 */
export const startDevServer = async options => {
  const { id, routes } = readJson(join(options.folder, 'module.json'))
  const publicPath = `/modules/${id}/dev/`
  const restart = async server => {
    await server.stop()
    running = start(served)
  }
  const served = { ...options, publicPath, onOtherExposes: restart }
  let running = start(served)
  await running
  return {
    address: `http://127.0.0.1:${options.port}${routes[0].path}?mf-override=${id}@${publicPath}${manifestFile}`,
    stop: async () => (await running).stop(),
  }
}
