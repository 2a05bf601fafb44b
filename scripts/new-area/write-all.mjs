import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace/paths.mjs'

/** The first folder on the way to a file that is not there yet: what has to go again when the file must. */
const firstMissing = file => {
  let missing = file
  while (!existsSync(dirname(missing))) missing = dirname(missing)
  return missing
}

/**
 * Writes every file or none.
 * @param {Map<string, string | Buffer>} files path to content
 * @param {{ kept?: readonly string[], base?: string }} options further files that `undo` puts back, and the folder that
 *   the paths begin in
 * @returns {() => void} `undo`
 */
export const writeAll = (files, { kept = [], base = root }) => {
  const made = []
  const before = new Map()
  const remember = path => {
    const file = join(base, path)
    if (existsSync(file)) before.set(file, readFileSync(file))
    else made.push(firstMissing(file))
  }
  const undo = () => {
    for (const path of made) rmSync(path, { recursive: true, force: true })
    for (const [file, content] of before) writeFileSync(file, content)
  }
  try {
    kept.forEach(remember)
    for (const [path, content] of files) {
      remember(path)
      mkdirSync(dirname(join(base, path)), { recursive: true })
      writeFileSync(join(base, path), content)
    }
  } catch (error) {
    undo()
    throw error
  }
  return undo
}
