import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../../workspace/paths.mjs'

const filesBelow = folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))

const textsIn = (value, path = '') =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))

const ofJson = file => {
  const language = file.endsWith('sv.json') ? 'sv' : 'en'
  return textsIn(readJson(join(root, file))).map(([path, text]) => ({ place: `${file} ${path}`, language, text }))
}

const swedish = /[åäöÅÄÖ]|\b(och|inte|kan|som|till|av)\b/

// Mails and files of the server have their words in the source, beside each other in both languages.
const ofSource = file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g)].map(
    ([, quoted, template]) => {
      const text = quoted ?? template
      return { place: file, language: swedish.test(text) ? 'sv' : 'en', text }
    },
  )

/** Every text that a person reads: locales of the programs, the messages of the API, its mails and files. */
export const allTexts = folders => [
  ...folders
    .flatMap(folder => filesBelow(join(folder, 'locales')))
    .filter(file => /(^|[\\/])(sv|en)\.json$/.test(file))
    .flatMap(ofJson),
  ...['sv', 'en'].flatMap(language => ofJson(`packages/contracts/src/refusals/${language}.json`)),
  ...filesBelow('packages/api/src/areas')
    .filter(file => /(-mails?|confirm-email|export-words)\.ts$/.test(file))
    .flatMap(ofSource),
]
