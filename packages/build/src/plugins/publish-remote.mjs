import { build } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isStandalone, memberFolder, readJson, root } from '../catalog.mjs'
import { comparedByName, packageOf, sharedVersions } from '../shared-singletons.mjs'
import { integrityOf } from './file-integrity.mjs'
import { buildNameOf, unnamedBuild } from './name-build.mjs'
import { describeCalls } from '../calls/describe-calls.mjs'
import { callsOf } from './record-calls.mjs'
import { usedNames, usedRequests } from './shared-names.mjs'
import { sharedTypesFile, usedTypes } from './shared-types.mjs'
import { firstPageOf } from './weigh-module.mjs'

/** Servers of before the calls were recorded do not take a module without it. */
const areasOf = calls =>
  [...new Set(calls.map(({ call }) => call.split('/')[1] ?? ''))].filter(name => /^[a-z][a-zA-Z0-9.-]*$/.test(name))

/** What is asked of other modules is declared, so that everybody sees who relies on what. */
const refuseUndeclared = (folder, { needs }, asked) => {
  const undeclared = asked.filter(name => !needs?.queries?.includes(name))
  if (undeclared.length > 0)
    throw new Error(
      `${join(folder, 'module.json')} breaks the contract:\n  needs.queries: has not ${undeclared.join(', ')}`,
    )
}

/** The contract's own schema, which is TypeScript, made loadable here; and the files that it was made of. */
const loadManifestSchema = async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(memberFolder('contracts'), 'src/modules/module-manifest.ts')],
    absWorkingDir: root,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const source = outputFiles[0]?.contents ?? new Uint8Array()
  const { moduleManifest } = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`)
  return { schema: moduleManifest, sources: Object.keys(metafile.inputs).map(path => join(root, path)) }
}

/**
 * The remote's module.json by the contract's schema. In the workspace its id is the folder's name, so that two remotes of
 * one name can not be: their versions would take each other's place. A repository may be checked out anywhere; what it
 * publishes is the module of its key.
 * @param {string} folder
 * @param {import('webpack').Compilation} compilation
 */
export const readManifest = async (folder, compilation) => {
  const file = join(folder, 'module.json')
  const { schema, sources } = await loadManifestSchema()
  compilation.fileDependencies.addAll(sources)
  const result = schema.safeParse(readJson(file))
  if (!result.success) {
    const problems = result.error.issues.map(issue => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`)
    throw new Error(`${file} breaks the contract:\n${problems.join('\n')}`)
  }
  if (!isStandalone && result.data.id !== basename(folder))
    throw new Error(`${file} breaks the contract:\n  id: is ${result.data.id}, but the folder is ${basename(folder)}`)
  return result.data
}

/**
 * The versions of the shared packages that a remote takes anything of; of the others none is asked.
 * @param {import('webpack').Compilation} compilation
 */
const builtAgainst = compilation => {
  const taken = new Set(usedRequests(compilation).map(packageOf))
  return Object.fromEntries([...sharedVersions()].filter(([name]) => taken.has(name)))
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
    const compared = comparedByName('production').map(({ request }) => request)
    /** @type {WeakMap<import('webpack').Compilation, Record<string, string[]>>} */
    const used = new WeakMap()
    compiler.hooks.thisCompilation.tap('PublishRemote', compilation =>
      compilation.hooks.afterChunks.tap('PublishRemote', () => {
        const names = Object.entries(usedNames(compilation)).filter(([request]) => compared.includes(request))
        used.set(compilation, Object.fromEntries(names))
      }),
    )
    compiler.hooks.afterEmit.tapPromise('PublishRemote', async compilation => {
      if (compilation.errors.length > 0) return
      const manifest = await readManifest(folder, compilation)
      const { calls, asked } = await describeCalls(callsOf(compilation), folder, compilation)
      refuseUndeclared(folder, manifest, asked)
      const files = compilation
        .getAssets()
        .map(asset => asset.name)
        .filter(name => !name.endsWith('.map'))
        .sort()
      const integrity = Object.fromEntries(
        files.map(name => [name, integrityOf(readFileSync(join(compiler.outputPath, name)))]),
      )
      const name = buildNameOf(compilation)
      const { version } = readJson(join(folder, 'package.json'))
      const uses = used.get(compilation) ?? {}
      compilation.fileDependencies.add(sharedTypesFile)
      const record = {
        ...manifest,
        apiAreas: areasOf(calls),
        version: `${version}-${name}`,
        container: container.replace(unnamedBuild, name),
        manifestFile,
        integrity,
        builtAgainst: builtAgainst(compilation),
        uses,
        usedTypes: usedTypes(uses),
        calls,
        firstPage: firstPageOf(compilation),
      }
      writeFileSync(join(compiler.outputPath, 'module-record.json'), `${JSON.stringify(record, null, 2)}\n`)
    })
  }
}
