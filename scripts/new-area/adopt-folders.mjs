import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { formatted } from './formatted.mjs'

const cannot = (path, what) => {
  throw new PlainFailure(`${path} is there already, and ${what} cannot be entered in it: write ${what} there by hand.`)
}

const replaceOnce = (path, text, pattern, by, what) => {
  if (text.match(pattern) === null) cannot(path, what)
  return text.replace(pattern, by)
}

/** What others import of the area: the new lines come after those that are there. */
const joinEntrances = (_path, there, added) => `${there.trimEnd()}\n${added}`

/** The routes of the area are those it has and the new ones. */
const joinAreas = (path, there, added) => {
  const [importLine] = added.match(/^import \{ \w+ \} from '\.\/.*$/m) ?? cannot(path, 'the new routes')
  const [, routes] = importLine.match(/\{ (\w+) \}/)
  const plain = /routes: (\w+)(?= \})/
  const withNeeds = /routesWith: (\w+)(?= \})/
  const entered = plain.test(there)
    ? there.replace(plain, (_all, own) => `routes: database => [...${own}(database), ...${routes}(database)]`)
    : replaceOnce(
        path,
        there,
        withNeeds,
        (_all, own) => `routesWith: (database, needs) => [...${own}(database, needs), ...${routes}(database)]`,
        'the new routes',
      )
  return entered.replace(/\n\nexport /, () => `\n${importLine}\n\nexport `)
}

/** Who may call the new routes stands with who may call the others. */
const joinRows = (path, there, added) => {
  const [, row] = added.match(/= \{\n([\s\S]*?)\n\}/)
  const joined = replaceOnce(
    path,
    there,
    /(whoMayCall[^=]*= \{[\s\S]*?)\n\}/,
    (_all, rows) => `${rows}\n${row}\n}`,
    'who may call it',
  )
  return joinSamples(path, joined, added)
}

/** The records that the tests make of what the new calls are about. */
const joinSamples = (path, there, added) => {
  const [samples, record] =
    added.match(/\nexport const samples[^=]*= \{\n {2}records: \{\n([\s\S]*)\n {2}\},\n\}\n/) ?? []
  if (samples === undefined) return there
  if (!there.includes('export const samples'))
    return `${there.replace('{ Access }', '{ Access, SampleCalls }').trimEnd()}\n${samples}`
  return replaceOnce(path, there, /\n {2}records: \{\n/, start => `${start}${record}\n`, 'records for the tests')
}

const joining = [
  [/\/entrance\.ts$/, joinEntrances],
  [/-area\.ts$/, joinAreas],
  [/\/who-may-call\.ts$/, joinRows],
]

/**
 * The files as they are to be written where folders of the area are there already, such as the API's lists of the
 * diary before there is a diary: what has to be named in a file that is there is entered in it, the rest is new.
 * @returns {Promise<Map<string, string>>} path from the root to content
 */
export const adoptFolders = async files => {
  const adopted = new Map()
  for (const [path, content] of files) {
    const file = join(root, path)
    if (!existsSync(file)) {
      adopted.set(path, content)
      continue
    }
    const enter = joining.find(([pattern]) => pattern.test(path))?.[1]
    if (enter === undefined) throw new PlainFailure(`${path} is there already: choose another name.`)
    adopted.set(path, await formatted(path, enter(path, readFileSync(file, 'utf8'), content)))
  }
  return adopted
}
