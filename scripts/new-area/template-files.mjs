import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { formatted } from './formatted.mjs'

const template = join(root, 'scripts', 'new-area', 'template')

const filled = (text, { names, titles, permission }) =>
  text
    .replace(/(['"])Områdets titel\1/g, () => JSON.stringify(titles.sv))
    .replace(/(['"])Area title\1/g, () => JSON.stringify(titles.en))
    .replaceAll('area-name', names.kebab)
    .replaceAll('AreaName', names.Pascal)
    .replaceAll('areaName', names.camel)
    .replaceAll('areaPermission', permission.name)
    .replaceAll('9999', String(permission.id))
    .replaceAll('8888', String(permission.otherId))

/**
 * The files of a new area, from scripts/new-area/template, where `area-name` stands for the name.
 * @returns {Promise<Map<string, string>>} path from the root to content
 */
export const templateFiles = async values => {
  const entries = readdirSync(template, { withFileTypes: true, recursive: true }).filter(entry => entry.isFile())
  const files = new Map()
  for (const entry of entries) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const path = relative(template, file).split(sep).join('/').replaceAll('area-name', values.names.kebab)
    files.set(path, await formatted(path, filled(readFileSync(file, 'utf8'), values)))
  }
  return files
}
