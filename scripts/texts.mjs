import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsProblems } from './checks/asvs.mjs'
import { unknownCitations } from './checks/cited-ids.mjs'
import { decisionProblems } from './checks/decisions.mjs'
import { missingPaths } from './checks/named-paths.mjs'
import { ownerProblems } from './checks/owners.mjs'
import { readSpecification } from './checks/specification.mjs'
import { allTexts } from './checks/words/all-texts.mjs'
import { refusedWords } from './checks/words/refused-words.mjs'
import { memberFolders, readJson, root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const languages = ['sv', 'en']
/** Areas that begin from these have their texts. */
const templates = ['places', 'unit'].map(kind => `scripts/new-area/template/${kind}/mf-area-name`)
const pluralEnding = /_(zero|one|two|few|many|other)$/

const keysOf = (messages, prefix = '') =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

const sourceOf = folder =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => readFileSync(join(root, folder, 'src', name), 'utf8'))
    .join('\n')

/** The keys that are asked for by name, and the beginnings of those that are put together. */
const askedIn = source => ({
  keys: new Set([...source.matchAll(/\bt\(\s*'(?:[a-z-]+:)?([^']+)'/g)].map(([, key]) => key)),
  literals: new Set([...source.matchAll(/'(?:[a-z-]+:)?([A-Za-z][\w.-]*)'/g)].map(([, text]) => text)),
  beginnings: [...source.matchAll(/`([A-Za-z][\w.-]*)\$\{/g)].map(([, text]) => text),
})

const hasLists = messages =>
  Object.values(messages).some(value => Array.isArray(value) || (typeof value === 'object' && hasLists(value)))

/** The texts of one language: the program's own, and those of its parts, which stand in folders of their own. */
const textsOf = (folder, language) => {
  const locales = join(root, folder, 'locales')
  const files = [
    `${language}.json`,
    ...readdirSync(locales, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => join(entry.name, `${language}.json`)),
  ]
  // What holds lists is content that is read whole, not text by text.
  return files
    .map(file => readJson(join(locales, file)))
    .filter(messages => !hasLists(messages))
    .flatMap(messages => keysOf(messages))
}

const problemsOf = folder => {
  const [first, second] = languages.map(language => textsOf(folder, language))
  const known = new Set(first.map(key => key.replace(pluralEnding, '')))
  const { keys } = askedIn(sourceOf(folder))
  // The domain names rows and tables by the key of their text.
  const { literals, beginnings } = askedIn(`${sourceOf(folder)}\n${sourceOf('packages/domain')}`)
  const isUsed = key => literals.has(key) || beginnings.some(beginning => key.startsWith(beginning))
  return [
    ...first.filter(key => !second.includes(key)).map(key => `${folder}: "${key}" has no English text`),
    ...second.filter(key => !first.includes(key)).map(key => `${folder}: "${key}" has no Swedish text`),
    ...[...keys]
      .filter(key => !known.has(key) && ![...known].some(each => each.startsWith(`${key}.`)))
      .map(key => `${folder}: the page asks for "${key}", which has no text`),
    ...[...known].filter(key => !isUsed(key)).map(key => `${folder}: nothing asks for "${key}"`),
  ]
}

/**
 * Each text that a page asks for is there, in both languages, and each that is there is asked for, and none has a word
 * that the glossary refuses; and each requirement
 * and decision that code, tests and documents name stands in docs/specification;
 * and each file that README, ARCHITECTURE and CONTRIBUTING name is there, and each module has owners; and the review by ASVS names every requirement
 * once, with tests that are there; and the decisions have one number each.
 */
await runScript(async () => {
  const folders = memberFolders().filter(folder => existsSync(join(root, folder, 'locales', 'sv.json')))
  const problems = [
    ...folders.flatMap(problemsOf),
    ...refusedWords(allTexts([...folders, ...templates])),
    ...unknownCitations(readSpecification()),
    ...missingPaths(),
    ...ownerProblems(),
    ...asvsProblems(),
    ...decisionProblems(),
  ]
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'))
  say(
    `Texts of ${folders.join(', ')}: all there, all used. Ids that are cited: all specified. Files that are named: all there.`,
  )
})
