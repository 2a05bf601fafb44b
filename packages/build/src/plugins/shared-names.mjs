/** What a module asks of others, in it and in what it fetches later. */
const dependenciesOf = block => [...block.dependencies, ...block.blocks.flatMap(dependenciesOf)]

/** `part` or `part.of`: deeper names are those of values, of which a build knows nothing. */
const nameOf = ids => ids.slice(0, 2).join('.')

/**
 * The requests by which a remote takes what the shell shares, whatever it takes of it.
 * @param {import('webpack').Compilation} compilation when its chunks are known
 * @returns {string[]}
 */
export const usedRequests = ({ modules, chunkGraph }) =>
  [...modules]
    .filter(module => module.type === 'consume-shared-module' && chunkGraph.getNumberOfModuleChunks(module) > 0)
    .map(module => module.options.shareKey)

/**
 * The names that a remote takes of what the shell shares, by request. A whole package that is handed on has none.
 * @param {import('webpack').Compilation} compilation when its chunks are known
 * @returns {Record<string, string[]>}
 */
export const usedNames = ({ modules, moduleGraph, chunkGraph }) => {
  const used = {}
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    for (const dependency of dependenciesOf(module)) {
      const target = moduleGraph.getConnection(dependency)?.module
      if (target?.type !== 'consume-shared-module' || !Array.isArray(dependency.ids)) continue
      const { shareKey } = target.options
      used[shareKey] ??= new Set()
      if (dependency.ids.length > 0) used[shareKey].add(nameOf(dependency.ids))
    }
  }
  const sorted = Object.entries(used).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([request, names]) => [request, [...names].sort()]))
}

/** The names of a module, with those of the parts that are modules themselves; null where nobody can tell. */
const namesOf = exportsInfo => {
  const names = exportsInfo.getProvidedExports()
  if (!Array.isArray(names)) return null
  return names.flatMap(name => {
    const parts = exportsInfo.getReadOnlyExportInfo(name).exportsInfo
    const nested = parts === undefined ? null : namesOf(parts)
    return nested === null ? [name] : [name, ...nested.map(part => `${name}.${part}`)]
  })
}

/**
 * The names that each shared package has, by request, as far as the build can tell: not of a package that is no ES module.
 * @param {import('webpack').Compilation} compilation when all modules are known
 * @param {readonly { request: string, source: string }[]} provided
 * @returns {Record<string, string[]>}
 */
export const offeredNames = ({ modules, moduleGraph }, provided) => {
  const offered = {}
  const requestsOf = source => provided.filter(each => each.source === source).map(({ request }) => request)
  for (const module of modules)
    for (const dependency of dependenciesOf(module)) {
      if (dependency.type !== 'import()') continue
      const target = moduleGraph.getModule(dependency)
      const names = target === null ? null : namesOf(moduleGraph.getExportsInfo(target))
      if (names !== null) for (const request of requestsOf(dependency.request)) offered[request] = names.toSorted()
    }
  return offered
}
