import { minify } from '@swc/core'
import webpack from 'webpack'
import { contentHashes, replaceEach } from './content-hashes.mjs'

const { RawSource, SourceMapSource } = webpack.sources

const options = {
  compress: { ecma: 2022, passes: 2 },
  mangle: true,
  // The chunks are scripts, but the federation container's entry holds module code already wrapped.
  module: false,
  format: { comments: 'some' },
}

/**
 * The compiler names its input "<anon>"; only under the file's own name is the map to our sources found.
 * @param {string} map
 * @param {string} name
 */
const namedMap = (map, name) => ({ ...JSON.parse(map), sources: [name] })

/**
 * What stands for each hash while the minifier is at work, which gives short names by how often each character occurs:
 * hashes are made of sources, and a comment would change the names in another file.
 * @param {import('webpack').Compilation} compilation
 */
const standIns = compilation =>
  [...contentHashes(compilation.getAssets()).keys()].map((hash, index) => [
    hash,
    `qq${String(index).padStart(hash.length - 2, '0')}`,
  ])

/** Minifies scripts with the compiler that also built them: a quarter of the time of terser. */
export class SwcMinifyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SwcMinify', compilation => {
      compilation.hooks.chunkHash.tap('SwcMinify', (_chunk, hash) => hash.update('swc-minify-2'))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise({ name: 'SwcMinify', stage }, async assets => {
        const names = Object.keys(assets).filter(name => name.endsWith('.js'))
        const stand = standIns(compilation)
        await Promise.all(names.map(name => this.minifyAsset(compilation, name, stand)))
      })
    })
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {string} name
   * @param {readonly (readonly [string, string])[]} stand
   */
  async minifyAsset(compilation, name, stand) {
    const asset = compilation.getAsset(name)
    if (asset === undefined || asset.info.minimized === true) return
    const { source, map } = asset.source.sourceAndMap()
    const result = await minify(replaceEach(String(source), stand), { ...options, sourceMap: Boolean(map) })
    const code = replaceEach(
      result.code,
      stand.map(([hash, standIn]) => [standIn, hash]),
    )
    const minified =
      map && result.map
        ? new SourceMapSource(code, name, namedMap(result.map, name), String(source), map, true)
        : new RawSource(code)
    compilation.updateAsset(name, minified, { minimized: true })
  }
}
