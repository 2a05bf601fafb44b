import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../catalog.mjs'
import { packageName, packagesBehind } from './locked-packages.mjs'

/** Written beside the built files. */
export const builtFromFile = 'built-from.json'

const digest = content => createHash('sha256').update(content).digest('hex').slice(0, 20)

const hashOf = path => (existsSync(join(root, path)) ? digest(readFileSync(join(root, path))) : null)

const lockfile = () => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')

/** What builds, which webpack does not count among what is built: our configuration and every package behind it. */
const toolsHash = () => {
  const folder = join(root, 'packages/build/src')
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .filter(file => !/^(?:jest|dev|standalone)\b/.test(relative(folder, file)))
    .sort()
  const hashes = files.map(file => `${relative(folder, file)} ${digest(readFileSync(file))}`)
  return digest(JSON.stringify([hashes, packagesBehind(lockfile(), ['packages/build'])]))
}

const memberOf = path => /^(?:packages\/)?[^/]+(?=\/)/.exec(path)?.[0]

/** As they are locked now, those of these names that the members may get. */
const lockedOf = (names, paths) => {
  const members = [...new Set(paths.flatMap(path => memberOf(path) ?? []))]
  return packagesBehind(lockfile(), members).filter(key => names.includes(packageName(key)))
}

/** `name` of `…/node_modules/name/lib/index.js`, of the last such folder. @param {string} path */
const packageOfPath = path => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]

/** What the whole configuration reads of the workspace, whichever program is built. */
const readByAll = ['package.json', 'pnpm-workspace.yaml', 'packages/platform/package.json', 'packages/ui/package.json']

/**
 * What a program was built from: each file of the workspace that was read, the places where one would have been taken
 * instead, the packages that were read, and what built them.
 * @param {{ folder: string, mode: string, read: Iterable<string>, missing: Iterable<string> }} build with whole paths
 */
export const describeBuild = ({ folder, mode, read, missing }) => {
  const fromRoot = paths =>
    [...paths].filter(path => path.startsWith(root + sep)).map(path => relative(root, path).split(sep).join('/'))
  const isPackage = path => path.includes('node_modules/')
  const all = fromRoot(read)
  const own = ['webpack.config.mjs', 'package.json', 'module.json'].map(name => join(folder, name))
  const paths = [...new Set([...all.filter(path => !isPackage(path)), ...fromRoot(own), ...readByAll])].sort()
  const names = [...new Set([...read].flatMap(path => packageOfPath(path.replaceAll(sep, '/')) ?? []))].sort()
  return {
    mode,
    files: Object.fromEntries(paths.map(path => [path, hashOf(path)])),
    absent: [...new Set(fromRoot(missing).filter(path => !isPackage(path) && !existsSync(join(root, path))))].sort(),
    names,
    packages: lockedOf(names, paths),
    tools: toolsHash(),
  }
}

/**
 * Why a program would come out otherwise now than when it was built, in a few words, or null.
 * @param {ReturnType<typeof describeBuild>} built
 * @param {string} mode
 */
export const whyOutdated = (built, mode) => {
  if (built.mode !== mode) return `it was built for ${built.mode}`
  const changed = Object.entries(built.files).find(([path, hash]) => hashOf(path) !== hash)
  if (changed !== undefined) return `${changed[0]} changed`
  const added = built.absent.find(path => existsSync(join(root, path)))
  if (added !== undefined) return `${added} came`
  const locked = lockedOf(built.names, Object.keys(built.files))
  const other = [
    ...locked.filter(key => !built.packages.includes(key)),
    ...built.packages.filter(key => !locked.includes(key)),
  ]
  if (other.length > 0) return `${packageName(other[0])} has another version`
  return built.tools === toolsHash() ? null : 'the build changed'
}
