import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

/** Where code of an area may stand, beside its remote. */
const placesOfArea = ['packages/domain/src', 'packages/contracts/src', 'packages/api/src/areas', 'e2e/journeys']

const placesOf = (folder, area) => [
  `mf-${area}`,
  ...placesOfArea.map(place => `${place}/${area}`).filter(place => existsSync(join(folder, place))),
]

/**
 * Each module and all places of its area have a line of their own in CODEOWNERS, and each line names what is there: what
 * is wrong, as sentences.
 */
export const ownerProblems = (folder = root) => {
  const lines = readFileSync(join(folder, 'CODEOWNERS'), 'utf8').split('\n')
  const named = lines.flatMap(line => /^\/(\S+)\/ @/.exec(line)?.slice(1) ?? [])
  const areas = readdirSync(folder)
    .filter(name => name.startsWith('mf-'))
    .map(name => name.slice(3))
  return [
    ...named.filter(place => !existsSync(join(folder, place))).map(place => `CODEOWNERS: there is no ${place}`),
    ...areas
      .flatMap(area => placesOf(folder, area))
      .filter(place => !named.includes(place))
      .map(place => `CODEOWNERS: nobody is named for ${place}`),
  ]
}
