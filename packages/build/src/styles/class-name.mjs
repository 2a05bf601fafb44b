import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { readJson, root } from '../catalog.mjs'
import { unnamedBuild } from '../plugins/name-build.mjs'

/**
 * What all class names of one program begin with, so that no two programs on a page can share one: a module's id,
 * which is unique among modules, and for the shell what no id can begin with.
 * `hashLength`: the shell has one build on a page, whose names depend on paths alone; webpack writes names of at most
 * six characters straight into the code.
 */
const programOf = folder => {
  const manifest = join(folder, 'module.json')
  return existsSync(manifest)
    ? { beginning: `${readJson(manifest).id}-`, hashLength: 5 }
    : { beginning: '_', hashLength: 3 }
}

const hashOf = text => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '')

/**
 * Names the classes of a program: readable in development. In production a name is a hash of the style sheet and the
 * class's place in it, which is shorter, and compresses better, than a hash of each class; and it is another one in
 * every build of a module, because the styles of an older version may still stand in the page beside those of a newer.
 * @param {string} folder of the program
 * @param {'development' | 'production'} mode
 * @returns {(build: string, file: string, name: string) => string} by the build's unique name, the style sheet's path
 *   and the class in it; throws when two style sheets of a build would get one hash
 */
export const classNamer = (folder, mode) => {
  const { beginning, hashLength } = programOf(folder)
  const sheets = new Map()
  const sheetOf = (build, path) => {
    const hash = hashOf(`${build} ${path}`).slice(0, hashLength)
    const key = `${build} ${hash}`
    const sheet = sheets.get(key) ?? { path, hash, names: [] }
    if (sheet.path !== path) throw new Error(`${path} and ${sheet.path} have one hash: rename one of them`)
    sheets.set(key, sheet)
    return sheet
  }
  const shortName = (build, path, name) => {
    const { hash, names } = sheetOf(build, path)
    if (!names.includes(name)) names.push(name)
    return `${hash}${names.indexOf(name).toString(36)}`
  }
  const readableName = (path, name) => `${basename(path, '.module.css')}__${name}`
  return (build, file, name) => {
    const path = relative(root, file).replaceAll('\\', '/')
    // The sheet of an unnamed build has one hash in all of them; the build's name, which comes later, tells them apart.
    const its = build.endsWith(unnamedBuild) ? unnamedBuild : ''
    return `${beginning}${mode === 'production' ? `${its}${shortName(build, path, name)}` : readableName(path, name)}`
  }
}
