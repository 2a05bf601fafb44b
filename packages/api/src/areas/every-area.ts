import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AnyArea } from '../area'

/**
 * Every area by its name: the folders beside this file. Only the tests, which run the sources, look for them like
 * this; in a built server `find-areas.mjs` of this package has put the imports of all of them in this file's place.
 */
export const listAreas = (): ReadonlyMap<string, AnyArea> => {
  const load = createRequire(__filename)
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return new Map(
    folders.map(({ name }) => {
      const { area } = load(join(__dirname, name, `${name}-area`)) as { readonly area: AnyArea }
      return [name, area]
    }),
  )
}
