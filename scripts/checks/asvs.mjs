import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../workspace/paths.mjs'

const document = 'docs/security/asvs.md'
const idList = 'docs/security/asvs-ids.json'
const states = ['met', 'partly', 'not met', 'not applicable']
/** Places in the API are named from here. */
const apiFolder = 'packages/api/src'

const idsIn = ({ sections }) =>
  Object.entries(sections).flatMap(([section, { level1, level2 }]) =>
    [...level1, ...level2].map(number => `${section}.${number}`),
  )

/** `| 1.1.1, 1.1.2 | what it asks | state | what shows it |` */
const rowsOf = text =>
  text
    .split('\n')
    .filter(line => /^\|\s*\d+\.\d+\.\d+/.test(line))
    .map(line => {
      const [ids, , state, shown] = line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map(cell => cell.trim())
      return { ids: ids.split(/,\s*/), state, shown }
    })

/** `folder/file.ts`, or `folder/file.ts#words of a test's title`. */
const placesIn = text =>
  [...text.matchAll(/`([^`#\s/@=][^`#\s/=]*\/[^`#\s=]*|[\w.-]+\.(?:ts|mjs|json|md))(?:#([^`]+))?`/g)].map(
    ([, path, words]) => ({ path, words }),
  )

const problemOfPlace = (folder, { path, words }) => {
  const file = [join(folder, path), join(folder, apiFolder, path)].find(existsSync)
  if (file === undefined) return `there is no ${path}`
  return words === undefined || readFileSync(file, 'utf8').includes(words) ? null : `${path} does not say "${words}"`
}

const problemsOfRow = (folder, { ids, state, shown = '' }) => {
  const places = placesIn(shown)
  return [
    ...(states.includes(state) ? [] : [`"${state}" is none of ${states.join(', ')}`]),
    ...(['met', 'partly'].includes(state) && places.length === 0 ? ['no test or place shows it'] : []),
    ...(shown === '' ? ['nothing says why'] : []),
    ...places.map(place => problemOfPlace(folder, place)).filter(problem => problem !== null),
  ].map(problem => `${ids.join(', ')}: ${problem}`)
}

const problemsOfIds = (wanted, named) => [
  ...wanted.filter(id => !named.includes(id)).map(id => `${id}: no line says how it stands`),
  ...named.filter((id, index) => named.indexOf(id) !== index).map(id => `${id}: has more than one line`),
  ...named.filter(id => !wanted.includes(id)).map(id => `${id}: is no requirement of levels 1 and 2`),
]

/** What a link of the document leads to, from where it stands. */
const brokenLinks = (folder, text) =>
  [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
    .map(([, path]) => path)
    .filter(path => !existsSync(join(folder, 'docs/security', path)))
    .map(path => `there is no ${path}`)

/** How many requirements have each state, as the document says it in its beginning. */
const countsOf = rows =>
  states.map(state => {
    const ids = rows.filter(row => row.state === state).flatMap(row => row.ids)
    return `${ids.length} ${state}`
  })

/**
 * What is wrong with the review by ASVS, as sentences: each requirement of levels 1 and 2 stands there once, in one of
 * four states, with tests and places that are there, and the sums are those of the lines.
 */
export const asvsProblems = (folder = root) => {
  const text = readFileSync(join(folder, document), 'utf8')
  const rows = rowsOf(text)
  const counts = countsOf(rows).join(' · ')
  return [
    ...problemsOfIds(
      idsIn(readJson(join(folder, idList))),
      rows.flatMap(({ ids }) => ids),
    ),
    ...rows.flatMap(row => problemsOfRow(folder, row)),
    ...brokenLinks(folder, text),
    ...(text.includes(counts) ? [] : [`the sums have to read: ${counts}`]),
  ].map(problem => `${document}: ${problem}`)
}
