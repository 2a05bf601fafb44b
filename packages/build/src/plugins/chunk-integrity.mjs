import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { integrityTable } from './integrity-table.mjs'

// No file has this digest: a file that the table does not know is fetched and refused, never run.
const impossible = `sha384-${'A'.repeat(64)}`

const setIntegrity = (tag, address) =>
  `${tag}.integrity = (window.${integrityTable} || {})[new URL(${address}, document.baseURI).pathname] || "${impossible}";`

/** Written by the shell: folder of a module to the number of its present attempt, after the first. */
const attemptTable = '__veckovisAttempts'

// A browser lets a second request for one address wait for the first: a retry after a hang needs an address of its own.
const setAttempt = (tag, attribute, address) =>
  `var attempt = (window.${attemptTable} || {})[new URL(".", new URL(${address}, document.baseURI)).pathname];` +
  `if (attempt) ${tag}.${attribute} = ${address} + "?attempt=" + attempt;`

/** Every lazily fetched script and style sheet carries the integrity that the page's table holds for its address. */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        // An Integrity-Policy counts a digest only where the request is made in CORS mode, on our own origin too.
        source =>
          `${source}\nscript.crossOrigin = "anonymous";\n${setIntegrity('script', 'url')}\n${setAttempt('script', 'src', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}\n${setAttempt(tag, 'href', href)}`,
      )
    })
  }
}
