import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { integrityOf } from './file-integrity.mjs'
import { integrityTable } from './integrity-table.mjs'
import { pagePolicyScript } from './page-policy.mjs'

/** The server puts a fresh nonce here for every request. */
export const noncePlaceholder = '__CSP_NONCE__'

const tablePlaceholder = '"__INTEGRITY_TABLE__"'
const page = 'index.html'

const isCode = name => name.endsWith('.js') || name.endsWith('.css')

/** The page's first script: what the others may be, before any of them runs. */
const firstScript = mode => ({
  tagName: 'script',
  voidTag: false,
  attributes: { nonce: noncePlaceholder },
  innerHTML: `window.${integrityTable}=${tablePlaceholder};${pagePolicyScript(mode)}`,
  meta: { plugin: 'PageSecurity' },
})

/**
 * Gives every script of the page the nonce, every script and style sheet its integrity, and writes the table of
 * the lazily fetched files of the shell and the policy of the page into it.
 */
export class PageSecurityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PageSecurity', compilation => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PageSecurity', data => {
        for (const tag of [...data.headTags, ...data.bodyTags]) {
          if (tag.tagName === 'script') tag.attributes['nonce'] = noncePlaceholder
          else if (tag.attributes['rel'] !== 'stylesheet') continue
          // Tells the server that this page, and all that it fetches, bears an Integrity-Policy: development does not.
          if (compiler.options.mode === 'production') tag.attributes['crossorigin'] = 'anonymous'
        }
        data.headTags.unshift(firstScript(compiler.options.mode === 'production' ? 'production' : 'development'))
        return data
      })
      // After the file names got their final hashes: only now is the content what the browser will get.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PageSecurity', stage }, () => this.seal(compilation))
    })
  }

  /** @param {import('webpack').Compilation} compilation */
  seal(compilation) {
    const html = compilation.getAsset(page)
    if (html === undefined) return
    const integrity = Object.fromEntries(
      compilation
        .getAssets()
        .filter(asset => isCode(asset.name))
        .map(asset => [`/${asset.name}`, integrityOf(asset.source.buffer())]),
    )
    const sealed = String(html.source.source())
      .replace(tablePlaceholder, () => JSON.stringify(integrity))
      .replaceAll(/ (?:src|href)="(\/[^"]+)"/g, (attribute, address) =>
        integrity[address] === undefined ? attribute : `${attribute} integrity="${integrity[address]}"`,
      )
    compilation.updateAsset(page, new webpack.sources.RawSource(sealed))
  }
}
