import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFromFile, describeBuild } from '../built-from/built-from.mjs'

const isFile = path => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/**
 * Leaves beside the built files what they were built from, so that a change of anything else builds nothing. Nothing is
 * left where a file changed meanwhile: then the next look builds once more.
 */
export class RecordSourcesPlugin {
  /** @param {{ folder: string, mode: string }} options */
  constructor(options) {
    this.options = options
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    let begun = 0
    compiler.hooks.compile.tap('RecordSources', () => {
      begun = Date.now()
    })
    // The last to be asked: what others read for the record of a module is among the files.
    compiler.hooks.afterEmit.tap({ name: 'RecordSources', stage: 1000 }, compilation => {
      if (compilation.errors.length > 0) return
      const read = [...compilation.fileDependencies].filter(isFile)
      if (read.some(path => statSync(path).mtimeMs >= begun)) return
      const built = describeBuild({ ...this.options, read, missing: compilation.missingDependencies })
      writeFileSync(join(compiler.outputPath, builtFromFile), `${JSON.stringify(built, null, 1)}\n`)
    })
  }
}
