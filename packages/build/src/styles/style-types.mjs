import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Class names of a style sheet: of its selectors, not of what stands in values, strings or comments. */
export const classesIn = css => {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/(["'])(?:\\.|(?!\1).)*\1/g, '')
  const beforeBraces = plain.split('{').slice(0, -1)
  const selectors = beforeBraces.map(text => text.split(/[};]/).at(-1)).filter(text => !/^\s*@/.test(text))
  return [...new Set(selectors.flatMap(text => [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name)))]
}

/** The declaration that stands for a style sheet. @param {readonly string[]} classes */
export const typesOf = classes =>
  classes.length === 0
    ? 'export {}\n'
    : `declare const name: string\nexport { ${classes.map(each => `name as ${each}`).join(', ')} }\n`

const writeChanged = (path, text) => {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/**
 * Writes what classes each style sheet has beside none of them, but into a folder that git ignores; `rootDirs` of the
 * types' configuration lays it over the sources. What stands there right already is left alone, because another check
 * may be reading it.
 * @param {string} folder
 * @param {readonly { file: string, classes: readonly string[] }[]} sheets by path from the root
 */
export const writeTypesInto = (folder, sheets) => {
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(sheets.map(({ file, classes }) => [join(folder, `${file}.d.ts`), typesOf(classes)]))
  for (const [path, text] of wanted) writeChanged(path, text)
  for (const path of filesIn(folder)) if (!wanted.has(path)) rmSync(path)
}
