import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../workspace/paths.mjs'
import { styleSheets } from './style-sheets.mjs'

const typesOf = classes =>
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
 * Writes beside no style sheet but into a folder that git ignores what classes each has. `rootDirs` of
 * tsconfig.base.json lays that folder over the sources: a class that is not there is an error of types. What stands
 * there right already is left alone, because another check may be reading it.
 */
export const writeStyleTypes = () => {
  const folder = join(cacheFolder, 'style-types')
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(styleSheets().map(({ file, classes }) => [join(folder, `${file}.d.ts`), typesOf(classes)]))
  for (const [path, text] of wanted) writeChanged(path, text)
  for (const path of filesIn(folder)) if (!wanted.has(path)) rmSync(path)
}
