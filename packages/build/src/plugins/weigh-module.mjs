import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** @param {Buffer} source @returns {number} bytes as a server sends them */
const weightOf = source => brotliCompressSync(source, quality).length

const isCode = file => /\.(?:js|css)$/.test(file)

const totalOf = files => files.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Files that a chunk group and all that it fetches later consist of, each once.
 * @param {{ getFiles(): readonly string[], getChildren(): readonly any[] }} group
 * @param {Set<string>} [files]
 * @param {Set<unknown>} [seen]
 * @returns {Set<string>}
 */
const allFilesOf = (group, files = new Set(), seen = new Set()) => {
  if (seen.has(group)) return files
  seen.add(group)
  for (const file of group.getFiles()) if (isCode(file)) files.add(file)
  for (const child of group.getChildren()) allFilesOf(child, files, seen)
  return files
}

const isAskedFor = (group, beginning) => group.origins.some(({ request }) => request?.startsWith(beginning))

/** Name of the chunk group of what is exposed. @param {string} expose */
export const groupOfExpose = expose => `__federation_expose_${expose.replace('./', '').replaceAll('-', '_')}`

/**
 * What has to be fetched before anything of the module runs, and before its heaviest page stands in one language: each
 * file once, without what the shell shares and without what a page fetches when it is used.
 * @returns {{ entry: readonly string[], firstPage: readonly string[] }}
 */
const filesOfParts = (groups, container, weightOfFiles) => {
  const groupOf = name => {
    const group = groups.get(name)
    if (group === undefined) throw new Error(`The build has no chunk of ${name}`)
    return group
  }
  const app = groupOf(groupOfExpose('./app'))
  const entry = [...new Set([...groupOf(container).getFiles(), ...app.getFiles()])].filter(isCode)
  const heaviest = beginning =>
    app
      .getChildren()
      .filter(group => isAskedFor(group, beginning))
      .map(group => group.getFiles().filter(file => isCode(file) && !entry.includes(file)))
      .toSorted((one, other) => weightOfFiles(other) - weightOfFiles(one))
      .slice(0, 1)
      .flat()
  return { entry, firstPage: [...new Set([...entry, ...heaviest('../locales/'), ...heaviest('./pages/')])] }
}

/**
 * What is too heavy, in a sentence each that says of what it consists.
 * @param {readonly { name: string, sizeBudget: number, files: readonly { name: string, bytes: number }[] }[]} parts
 * @returns {string[]}
 */
export const tooHeavy = parts =>
  parts.flatMap(({ name, sizeBudget, files }) => {
    if (totalOf(files) <= sizeBudget) return []
    const heaviest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5)
    const list = heaviest.map(file => `${file.bytes} ${file.name}`).join(', ')
    return [`${name} weighs ${totalOf(files)} bytes with brotli, its size budget is ${sizeBudget}: ${list}`]
  })

const kilobytes = bytes => `${(bytes / 1000).toFixed(1)} kB`

const since = (bytes, before) => {
  if (before === undefined || before === bytes) return ''
  return ` (${bytes > before ? '+' : '−'}${Math.abs(bytes - before)} B)`
}

/**
 * One line: what each part weighs of its budget, and how that differs from the build before, where there was one.
 * @param {string} id of the module
 * @param {readonly { name: string, sizeBudget: number, files: readonly { bytes: number }[] }[]} parts
 * @param {Readonly<Record<string, number>>} before bytes by the part's name
 */
export const sayWeights = (id, parts, before) => {
  const said = parts.map(({ name, sizeBudget, files }) => {
    const bytes = totalOf(files)
    return `${name} ${kilobytes(bytes)} of ${kilobytes(sizeBudget)}${since(bytes, before[name])}`
  })
  return `${id} weighs ${said.join(', ')}`
}

const weightsFile = 'module-weights.json'

/** @type {WeakMap<import('webpack').Compilation, readonly string[]>} */
const firstPages = new WeakMap()

/**
 * What the heaviest page fetches beside the entry, as far as the build was weighed.
 * @param {import('webpack').Compilation} compilation
 */
export const firstPageOf = compilation => firstPages.get(compilation)

/**
 * Stops the build of a module that is heavier than its `module.json` says: its entry, its first page, and what it
 * contributes to pages of others, of which all languages count. Leaves the weights beside the built files and prints
 * them with the difference from the build before.
 */
export class WeighModulePlugin {
  /**
   * @param {{ id: string, sizeBudgets: { entry: number, firstPage: number },
   *   contributions: readonly { expose: string, sizeBudget: number }[], container: string }} options
   */
  constructor(options) {
    this.options = options
  }

  /** @param {import('webpack').Compilation} compilation */
  partsOf(compilation) {
    const { sizeBudgets, contributions, container } = this.options
    const weights = new Map()
    const weigh = name => {
      if (!weights.has(name))
        weights.set(name, weightOf(Buffer.from(compilation.getAsset(name)?.source.buffer() ?? '')))
      return { name, bytes: weights.get(name) }
    }
    const own = filesOfParts(compilation.namedChunkGroups, container, files => totalOf(files.map(weigh)))
    firstPages.set(
      compilation,
      own.firstPage.filter(file => !own.entry.includes(file)),
    )
    const shown = contributions.map(({ expose, sizeBudget }) => {
      const group = compilation.namedChunkGroups.get(groupOfExpose(expose))
      if (group === undefined) throw new Error(`The build has no chunk of the contribution ${expose}`)
      return { name: `contribution ${expose}`, sizeBudget, files: [...allFilesOf(group)].map(weigh) }
    })
    return [
      { name: 'entry', sizeBudget: sizeBudgets.entry, files: own.entry.map(weigh) },
      { name: 'first page', sizeBudget: sizeBudgets.firstPage, files: own.firstPage.map(weigh) },
      ...shown,
    ]
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError, sources, Compilation } = compiler.webpack
    const file = join(compiler.options.output.path ?? '', weightsFile)
    const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    compiler.hooks.compilation.tap('WeighModule', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'WeighModule', stage }, () => {
        const parts = this.partsOf(compilation)
        for (const problem of tooHeavy(parts)) compilation.errors.push(new WebpackError(problem))
        const weights = Object.fromEntries(parts.map(({ name, files }) => [name, totalOf(files)]))
        compilation.emitAsset(weightsFile, new sources.RawSource(`${JSON.stringify(weights, null, 2)}\n`))
        process.stdout.write(`${sayWeights(this.options.id, parts, before)}\n`)
      })
    })
  }
}
