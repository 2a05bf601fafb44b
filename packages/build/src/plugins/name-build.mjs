import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { readJson } from '../catalog.mjs'
import { sharedVersions } from '../shared-singletons.mjs'
import { contentHashes, nameWithoutHash, replaceEach } from './content-hashes.mjs'

/** Stands in a build for its own name until that is known: as long as the name, and good for an identifier and a class. */
export const unnamedBuild = 'zzbuildz'

const isText = name => /\.(?:js|css|json|map)$/.test(name)

const named = (text, name) => text.replaceAll(unnamedBuild, name)

/** The files as they would be if no name had a hash in it. */
const withoutHashes = assets => {
  const hashes = contentHashes(assets)
  return assets
    .map(asset => ({ asset, path: nameWithoutHash(asset) }))
    .sort((one, other) => (`${one.path} ${one.asset.name}` < `${other.path} ${other.asset.name}` ? -1 : 1))
    .map(({ asset: { name, source }, path }) => ({
      path,
      content: isText(name) ? replaceEach(String(source.source()), hashes) : source.buffer(),
    }))
}

/** @type {WeakMap<import('webpack').Compilation, string>} */
const buildNames = new WeakMap()

/** Eight characters that change with what people get of the remote. @param {import('webpack').Compilation} compilation */
export const buildNameOf = compilation => {
  const name = buildNames.get(compilation)
  if (name === undefined) throw new Error('The build was not named')
  return name
}

/**
 * Gives each build of a remote a name of its own, or two versions on one page would take each other's place; and the
 * same name to each build that makes the same: what people run decides, with what the module says of itself and the
 * packages that it is to run with, and not which sources stand in the workspace.
 */
export class NameBuildPlugin {
  /** @param {{ folder: string }} options */
  constructor({ folder }) {
    this.folder = folder
  }

  /** @param {import('webpack').Compilation} compilation */
  nameOf(compilation) {
    const hash = createHash('sha256')
    const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'))
    for (const { path, content } of withoutHashes(assets)) hash.update(path).update('\0').update(content).update('\0')
    const { version } = readJson(join(this.folder, 'package.json'))
    const manifest = JSON.parse(readFileSync(join(this.folder, 'module.json'), 'utf8'))
    hash.update(JSON.stringify([version, manifest, [...sharedVersions()]]))
    return hash.digest('hex').slice(0, unnamedBuild.length)
  }

  /** @param {import('webpack').Compilation} compilation */
  fillIn(compilation) {
    const name = buildNameOf(compilation)
    for (const asset of compilation.getAssets()) {
      if (!isText(asset.name)) continue
      const text = String(asset.source.source())
      if (text.includes(unnamedBuild))
        compilation.updateAsset(asset.name, new webpack.sources.RawSource(named(text, name)))
    }
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation
    compiler.hooks.thisCompilation.tap('NameBuild', compilation => {
      // When the files are as people get them, and before they are called by the hashes of what they hold.
      const whole = { name: 'NameBuild', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 }
      compilation.hooks.processAssets.tap(whole, () => {
        buildNames.set(compilation, this.nameOf(compilation))
        this.fillIn(compilation)
      })
      // The federation writes its manifest after that, because it names the files.
      const told = { name: 'NameBuild', stage: PROCESS_ASSETS_STAGE_REPORT - 1 }
      compilation.hooks.processAssets.tap(told, () => this.fillIn(compilation))
    })
  }
}
