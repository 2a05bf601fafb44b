import webpack from 'webpack'
import { sharedVersions } from '../shared-singletons.mjs'
import { offeredNames } from './shared-names.mjs'
import { offeredTypes, sharedTypesFile } from './shared-types.mjs'

/** Beside the shell's files, for the server. */
const offersFile = 'offers.json'
const versionsFile = 'shared-versions.json'
const typesFile = 'shared-types.json'

/** Stands in the code of the shell for the names, which are known when every module is. @param {string} request */
export const namesOf = request => `@@names of ${request}@@`

/**
 * Writes down which names of the shared packages of our own the shell has, and the versions of all: in its own code, which
 * compares before it runs a module, and beside it for the server, which compares before people get one, by types as well.
 */
export class OfferNamesPlugin {
  /** @param {readonly { request: string, source: string }[]} provided */
  constructor(provided) {
    this.provided = provided
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_DEV_TOOLING } = webpack.Compilation
    compiler.hooks.thisCompilation.tap('OfferNames', compilation => {
      let offers = {}
      compilation.hooks.seal.tap('OfferNames', () => {
        offers = offeredNames(compilation, this.provided)
      })
      // After the minifier and before the maps, which go by what is put in.
      const told = { name: 'OfferNames', stage: PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 }
      compilation.hooks.processAssets.tap(told, () => {
        for (const asset of compilation.getAssets())
          if (asset.name.endsWith('.js')) this.fillIn(compilation, asset, offers)
        const beside = {
          [offersFile]: offers,
          [versionsFile]: Object.fromEntries(sharedVersions()),
          [typesFile]: offeredTypes(),
        }
        compilation.fileDependencies.add(sharedTypesFile)
        for (const [file, content] of Object.entries(beside))
          compilation.emitAsset(file, new webpack.sources.RawSource(`${JSON.stringify(content, null, 1)}\n`))
      })
    })
  }

  fillIn(compilation, { name, source }, offers) {
    const text = String(source.source())
    const filled = new webpack.sources.ReplaceSource(source)
    for (const { request } of this.provided) {
      const place = text.indexOf(namesOf(request))
      if (place !== -1) filled.replace(place, place + namesOf(request).length - 1, (offers[request] ?? []).join())
    }
    if (filled.replacements?.length !== 0) compilation.updateAsset(name, filled)
  }
}
