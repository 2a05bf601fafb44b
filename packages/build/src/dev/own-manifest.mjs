import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { readManifest } from '../plugins/publish-remote.mjs'

/** Beside the federation's manifest; the shell's override reads it (shell/src/modules/override). */
const ownManifestFile = 'module.json'

/** Gives the page the module.json of the module that is worked on, checked as a build checks it. */
export class OwnManifestPlugin {
  /** @param {{ folder: string }} options */
  constructor({ folder }) {
    this.folder = folder
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const file = join(this.folder, 'module.json')
    let read = { text: '', manifest: null }
    compiler.hooks.make.tapPromise('OwnManifest', async compilation => {
      compilation.fileDependencies.add(file)
      try {
        const text = readFileSync(file, 'utf8')
        // The schema is made again each time it is asked, which takes longer than most builds.
        if (text !== read.text) read = { text, manifest: await readManifest(this.folder, compilation) }
        const { manifest } = read
        compilation.emitAsset(ownManifestFile, new webpack.sources.RawSource(JSON.stringify(manifest)))
      } catch (error) {
        compilation.errors.push(
          new webpack.WebpackError(error.message.includes(file) ? error.message : `${file}\n${error.message}`),
        )
      }
    })
  }
}
