import { PlainFailure } from '../workspace/plain-failure.mjs'

const isTypes = name => name.startsWith('@types/')

const exact = (name, wanted, catalog) => {
  if (wanted !== 'catalog:') return wanted
  const version = catalog.get(name)
  if (version === undefined) throw new PlainFailure(`pnpm-workspace.yaml has no version of ${name}.`)
  return version
}

const entriesOf = (dependencies = {}) => Object.entries(dependencies)

/** Only entrances whose files come along. */
const exportsOf = (entrances, paths) =>
  Object.fromEntries(
    Object.entries(entrances).filter(([, target]) => target.includes('*') || paths.has(target.slice(2))),
  )

/**
 * The package.json of an archive: exact versions for those of the catalog, with the types that the sources need, and our
 * own packages as peers, so that each is there once, from the archive that the repository names.
 * @param {object} manifest of the member
 * @param {{ catalog: Map<string, string>, versions: Map<string, string>, paths: Set<string>, more: object }} around
 *   `versions` of our packages, `paths` that are packed, and what else the archive's manifest says
 */
export const packedManifest = (manifest, { catalog, versions, paths, more }) => {
  const { name, version, type, sideEffects, dependencies, devDependencies } = manifest
  const taken = entriesOf(dependencies)
  const own = taken.filter(([, wanted]) => wanted === 'workspace:*').map(([each]) => each)
  const { peers = [], ...others } = more
  const foreign = [
    ...taken.filter(([each]) => !own.includes(each)),
    ...entriesOf(devDependencies).filter(([each]) => isTypes(each)),
  ]
  return {
    name,
    version,
    private: true,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(manifest.exports && { exports: exportsOf(manifest.exports, paths) }),
    ...others,
    dependencies: Object.fromEntries(foreign.map(([each, wanted]) => [each, exact(each, wanted, catalog)])),
    peerDependencies: Object.fromEntries([...own, ...peers].map(each => [each, versions.get(each)])),
  }
}
