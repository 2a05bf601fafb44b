import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../workspace/paths.mjs'
import { styleSheets } from './style-sheets.mjs'

const typesOf = classes =>
  classes.length === 0
    ? 'export {}\n'
    : `declare const name: string\nexport { ${classes.map(each => `name as ${each}`).join(', ')} }\n`

/**
 * Writes beside no style sheet but into a folder that git ignores what classes each has. `rootDirs` of
 * tsconfig.base.json lays that folder over the sources: a class that is not there is an error of types.
 */
export const writeStyleTypes = () => {
  const folder = join(cacheFolder, 'style-types')
  rmSync(folder, { recursive: true, force: true })
  for (const { file, classes } of styleSheets()) {
    const path = join(folder, `${file}.d.ts`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typesOf(classes))
  }
}
