import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

const owners = ({ kebab }) => {
  const places = [
    `/mf-${kebab}/`,
    `/packages/domain/src/${kebab}/`,
    `/packages/contracts/src/${kebab}/`,
    `/packages/api/src/areas/${kebab}/`,
    `/e2e/journeys/${kebab}/`,
  ]
  const now = readFileSync(join(root, 'CODEOWNERS'), 'utf8').trimEnd()
  const added = places.filter(place => !now.includes(`${place} `)).map(place => `${place} @veckovis/${kebab}`)
  return `${now}\n\n${added.join('\n')}\n`
}

/**
 * Where an area has to be named; everything else finds it by its folder.
 * @returns {Map<string, string>} path from the root to new content
 */
export const registrations = names => new Map([['CODEOWNERS', owners(names)]])
