import { minify } from '@swc/core'
import webpack from 'webpack'

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

/** Minifies scripts with the compiler that also built them: a quarter of the time of terser. */
export class SwcMinifyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SwcMinify', compilation => {
      compilation.hooks.chunkHash.tap('SwcMinify', (_chunk, hash) => hash.update('swc-minify-1'))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise({ name: 'SwcMinify', stage }, async assets => {
        const names = Object.keys(assets).filter(name => name.endsWith('.js'))
        await Promise.all(names.map(name => this.minifyAsset(compilation, name)))
      })
    })
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {string} name
   */
  async minifyAsset(compilation, name) {
    const asset = compilation.getAsset(name)
    if (asset === undefined || asset.info.minimized === true) return
    const { source, map } = asset.source.sourceAndMap()
    const result = await minify(String(source), { ...options, sourceMap: Boolean(map) })
    const minified =
      map && result.map
        ? new SourceMapSource(result.code, name, namedMap(result.map, name), String(source), map, true)
        : new RawSource(result.code)
    compilation.updateAsset(name, minified, { minimized: true })
  }
}
