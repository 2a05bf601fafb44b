import { build } from 'esbuild'
import { browsers } from '../browsers.mjs'

/** The oldest of each browser, as esbuild calls it; the list has them from the newest to the oldest. */
const targets = () => {
  const oldest = new Map(
    browsers.map(browser => {
      const [name = '', version = ''] = browser.split(' ')
      return [name.replace('ios_saf', 'ios'), version.split('-')[0]]
    }),
  )
  return [...oldest].map(([name, version]) => `${name}${version}`)
}

/**
 * A worker's program as one file of its own, which fetches nothing: neither the federation's runtime nor shared packages
 * come along, and the server's strictest policy, which a worker takes from its own file's answer, is enough for it.
 * @this {import('webpack').LoaderContext<{ mode: 'development' | 'production' }>}
 */
export default function bundleWorker() {
  const callback = this.async()
  const { mode } = this.getOptions()
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: targets(),
    minify: mode === 'production',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'silent',
    absWorkingDir: this.rootContext,
  })
    .then(({ outputFiles, metafile }) => {
      for (const file of Object.keys(metafile.inputs))
        this.addDependency(new URL(file, `file://${this.rootContext}/`).pathname)
      callback(null, outputFiles[0].text)
    })
    .catch(callback)
}
