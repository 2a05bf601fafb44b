import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

/** Below the first letter of the area, after the areas that come before it there: what others add stands elsewhere. */
const owners = ({ kebab }) => {
  const places = [
    `/mf-${kebab}/`,
    `/packages/domain/src/${kebab}/`,
    `/packages/contracts/src/${kebab}/`,
    `/packages/api/src/areas/${kebab}/`,
    `/e2e/journeys/${kebab}/`,
  ]
  const lines = readFileSync(join(root, 'CODEOWNERS'), 'utf8').trimEnd().split('\n')
  const added = places
    .filter(place => !lines.some(line => line.startsWith(`${place} `)))
    .map(place => `${place} @veckovis/${kebab}`)
  const letter = lines.indexOf(`# ${kebab[0]}`)
  if (letter === -1) throw new Error(`CODEOWNERS has no line '# ${kebab[0]}', below which the area would stand`)
  const areaOf = line => /@veckovis\/(\S+)$/.exec(line)?.[1] ?? ''
  const next = lines.findIndex((line, index) => index > letter && (line.startsWith('#') || areaOf(line) > kebab))
  const place = next === -1 ? lines.length : next
  return `${[...lines.slice(0, place), ...added, ...lines.slice(place)].join('\n')}\n`
}

/**
 * Where an area has to be named; everything else finds it by its folder.
 * @returns {Map<string, string>} path from the root to new content
 */
export const registrations = names => new Map([['CODEOWNERS', owners(names)]])
