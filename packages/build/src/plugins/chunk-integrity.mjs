import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { integrityTable } from './page-security.mjs'

// No file has this digest: a file that the table does not know is fetched and refused, never run.
const impossible = `sha384-${'A'.repeat(64)}`

const setIntegrity = (tag, address) =>
  `${tag}.integrity = (window.${integrityTable} || {})[new URL(${address}, document.baseURI).pathname] || "${impossible}";`

/** Every lazily fetched script and style sheet carries the integrity that the page's table holds for its address. */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        source => `${source}\n${setIntegrity('script', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`,
      )
    })
  }
}
