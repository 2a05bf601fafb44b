import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

/** Where code of an area may stand, beside its remote. */
const placesOfArea = ['packages/domain/src', 'packages/contracts/src', 'packages/api/src/areas', 'e2e/journeys']

const placesOf = (folder, area) => [
  `mf-${area}`,
  ...placesOfArea.map(place => `${place}/${area}`).filter(place => existsSync(join(folder, place))),
]

/** A module says the team of its line, so that who is asked about it at /settings/modules is who looks at its changes. */
const otherOwner = (folder, area, teams) => {
  const file = `mf-${area}/module.json`
  if (!existsSync(join(folder, file))) return []
  const { owner } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const team = teams.get(`mf-${area}`)
  return team === undefined || owner === team ? [] : [`${file}: its owner is ${owner}, CODEOWNERS names ${team}`]
}

/**
 * Each module and all places of its area have a line of their own in CODEOWNERS, and each line names what is there: what
 * is wrong, as sentences.
 */
export const ownerProblems = (folder = root) => {
  const lines = readFileSync(join(folder, 'CODEOWNERS'), 'utf8').split('\n')
  const teams = new Map(
    lines.flatMap(line => {
      const pair = /^\/(\S+)\/ (@.+)$/.exec(line)
      return pair === null ? [] : [[pair[1], pair[2]]]
    }),
  )
  const named = [...teams.keys()]
  const areas = readdirSync(folder)
    .filter(name => name.startsWith('mf-'))
    .map(name => name.slice(3))
  return [
    ...named.filter(place => !existsSync(join(folder, place))).map(place => `CODEOWNERS: there is no ${place}`),
    ...areas
      .flatMap(area => placesOf(folder, area))
      .filter(place => !named.includes(place))
      .map(place => `CODEOWNERS: nobody is named for ${place}`),
    ...areas.flatMap(area => otherOwner(folder, area, teams)),
  ]
}
