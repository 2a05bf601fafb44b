import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readJson, root } from '../catalog.mjs'
import { sharedVersions } from '../shared-singletons.mjs'
import { integrityOf } from './file-integrity.mjs'

/** The contract's own schema, which is TypeScript, made loadable here. */
const loadManifestSchema = async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/contracts/src/modules/module-manifest.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const source = outputFiles[0]?.contents ?? new Uint8Array()
  const { moduleManifest } = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`)
  return moduleManifest
}

/**
 * The remote's module.json by the contract's schema. Its id is the folder's name, so that two remotes of one name can
 * not be: their versions would take each other's place.
 * @param {string} folder
 */
const readManifest = async folder => {
  const file = join(folder, 'module.json')
  const schema = await loadManifestSchema()
  const result = schema.safeParse(readJson(file))
  if (!result.success) {
    const problems = result.error.issues.map(issue => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`)
    throw new Error(`${file} breaks the contract:\n${problems.join('\n')}`)
  }
  if (result.data.id !== basename(folder))
    throw new Error(`${file} breaks the contract:\n  id: is ${result.data.id}, but the folder is ${basename(folder)}`)
  return result.data
}

/** Writes `module-record.json` beside the built files: everything that publishing this version needs to know. */
export class PublishRemotePlugin {
  /** @param {{ folder: string, container: string, manifestFile: string }} options */
  constructor(options) {
    this.options = options
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { folder, container, manifestFile } = this.options
    compiler.hooks.afterEmit.tapPromise('PublishRemote', async compilation => {
      if (compilation.errors.length > 0) return
      const manifest = await readManifest(folder)
      const files = compilation
        .getAssets()
        .map(asset => asset.name)
        .filter(name => !name.endsWith('.map'))
        .sort()
      const integrity = Object.fromEntries(
        files.map(name => [name, integrityOf(readFileSync(join(compiler.outputPath, name)))]),
      )
      const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8)
      const { version } = readJson(join(folder, 'package.json'))
      const record = {
        ...manifest,
        version: `${version}-${content}`,
        container,
        manifestFile,
        integrity,
        builtAgainst: Object.fromEntries(sharedVersions()),
      }
      writeFileSync(join(compiler.outputPath, 'module-record.json'), `${JSON.stringify(record, null, 2)}\n`)
    })
  }
}
