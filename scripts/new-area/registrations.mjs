import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { formatted } from './formatted.mjs'

const read = path => readFileSync(join(root, path), 'utf8')

const markerOf = what => `// pnpm new-area adds ${what} above this line.`

/** The content of a list with lines put above its marker. */
const above = (path, content, what, line) => {
  const marker = markerOf(what)
  if (content.split(marker).length !== 2)
    throw new PlainFailure(`${path} has to hold the line '${marker}' once: a new area is entered there.`)
  return content.replace(marker, () => `${line}\n${marker}`)
}

const app = ({ kebab, camel }) => {
  const path = 'packages/api/src/app.ts'
  const imported = above(
    path,
    read(path),
    'an import',
    `import { ${camel}Routes } from './areas/${kebab}/${kebab}-routes'`,
  )
  return above(path, imported, 'routes', `...${camel}Routes(database),`)
}

const accessRow = ({ kebab }, permission) => {
  const path = 'packages/api/src/http/route-access.test.ts'
  const access = `{ kind: 'unit', permission: ${permission.id}, level: 'READ', area: '${kebab}', from: 'params' }`
  return above(path, read(path), 'a row', `'GET /${kebab}/unit/:unitId': ${access},`)
}

const owners = ({ kebab }) => {
  const places = [
    `/mf-${kebab}/`,
    `/packages/domain/src/${kebab}/`,
    `/packages/contracts/src/${kebab}/`,
    `/packages/api/src/areas/${kebab}/`,
    `/e2e/journeys/${kebab}/`,
  ]
  return `${read('CODEOWNERS').trimEnd()}\n\n${places.map(place => `${place} @veckovis/${kebab}`).join('\n')}\n`
}

/**
 * The lists in which an area has to be named; everything else finds it by its folder.
 * @returns {Promise<Map<string, string>>} path from the root to new content
 */
export const registrations = async (names, permission) => {
  const sources = new Map([
    ['packages/api/src/app.ts', app(names)],
    ['packages/api/src/http/route-access.test.ts', accessRow(names, permission)],
  ])
  for (const [path, content] of sources) sources.set(path, await formatted(path, content))
  return sources.set('CODEOWNERS', owners(names))
}
