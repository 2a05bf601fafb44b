import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { formatted } from './formatted.mjs'
import { manifestOf } from './manifest.mjs'

const templates = join(root, 'scripts', 'new-area', 'template')

/** The number of the migration that comes next. An area of the same day may take it too (docs/decisions/0042). */
const nextMigration = () => {
  const taken = readdirSync(join(root, 'packages/api/migrations')).map(name => Number.parseInt(name, 10))
  return String(Math.max(...taken) + 1).padStart(4, '0')
}

const oneOrList = values => (values.length === 1 ? values[0] : `[${values.join(', ')}]`)

/** What stands for what in the template, longer words before those that they hold. */
const wordsOf = ({ names, pages, permissionIds }) => {
  const [first] = pages
  const ids = [...new Set(pages.map(({ permission }) => permission))]
  const nameOf = id => Object.keys(permissionIds).find(name => permissionIds[name] === id)
  const other = Object.values(permissionIds).find(id => !ids.includes(id))
  return [
    [/(['"])Områdets titel\1/g, JSON.stringify(first.titles.sv)],
    [/(['"])Area title\1/g, JSON.stringify(first.titles.en)],
    [/\['\/area-name'\]/g, JSON.stringify(pages.map(({ path }) => path))],
    [/\/area-name-first-page/g, first.path],
    [/area-name/g, names.kebab],
    [/area_name/g, names.snake],
    [/NNNN/g, nextMigration()],
    [/AreaName/g, names.Pascal],
    [/areaName/g, names.camel],
    [/areaPermissionIds/g, oneOrList(ids.map(String))],
    [/permissionIds\.areaPermission/g, oneOrList(ids.map(id => `permissionIds.${nameOf(id)}`))],
    [/9999/g, String(first.permission)],
    [/8888/g, String(other)],
  ]
}

const filesOf = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))

/** What prettier has no form for. */
const isPlain = path => /(?:\.sql|gitignore)$/.test(path)

/**
 * The files of parts of scripts/new-area/template, where `area-name` stands for the name.
 * @param {object} area
 * @param {readonly string[]} parts
 * @returns {Promise<Map<string, string>>} path from the root to content
 */
export const filledParts = async (area, parts) => {
  const words = wordsOf(area)
  const fill = text => words.reduce((filled, [word, value]) => filled.replace(word, () => value), text)
  const manifest = `mf-${area.name}/module.json`
  const files = new Map([[manifest, await formatted(manifest, JSON.stringify(manifestOf(area)))]])
  for (const part of parts) {
    const folder = join(templates, part)
    for (const file of filesOf(folder)) {
      const path = fill(relative(folder, file).split(sep).join('/'))
      const text = fill(readFileSync(file, 'utf8'))
      files.set(path, isPlain(path) ? text : await formatted(path, text))
    }
  }
  return files
}

/**
 * The files of a new area: what every area has, and what writes items of the active unit or reads the places in reach.
 * @returns {Promise<Map<string, string>>} path from the root to content
 */
export const templateFiles = area => filledParts(area, ['common', area.isAboutUnit ? 'unit' : 'places'])
