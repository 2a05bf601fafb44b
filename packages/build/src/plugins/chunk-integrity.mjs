import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { integrityTable } from './integrity-table.mjs'

// No file has this digest: a file that the table does not know is fetched and refused, never run.
const impossible = `sha384-${'A'.repeat(64)}`

const setIntegrity = (tag, address) =>
  `${tag}.integrity = (window.${integrityTable} || {})[new URL(${address}, document.baseURI).pathname] || "${impossible}";`

/**
 * Folder of a module to its present attempt, after the first, which the shell writes; and file to what its next request
 * is to bear, which is written here.
 */
const attemptTable = '__veckovisAttempts'

/** What the shell is told of each file that is asked for: it knows how long one may stay away (shell/src/modules/hanging-files.ts). */
const fileIsAsked = '__veckovisFileIsAsked'

// A browser keeps what it was answered, a broken file too, and lets a second request for one address wait for the first.
// So until a file has come whole, whoever asks for it once more asks under an address that nobody has asked for.
const setAttempt = (tag, attribute, address) =>
  `(function(file, address) {
	var table = window.${attemptTable} || (window.${attemptTable} = {});
	var path = new URL(address, document.baseURI).pathname;
	var attempt = table[path] || table[path.slice(0, path.lastIndexOf("/") + 1)];
	if (attempt) file.${attribute} = address + "?attempt=" + attempt;
	table[path] = Math.random().toString(36).slice(2);
	file.addEventListener("load", function() { if (attempt) window.${attemptTable}[path] = attempt; else delete window.${attemptTable}[path]; });
	if (window.${fileIsAsked}) window.${fileIsAsked}(file, path);
})(${tag}, ${address});`

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
