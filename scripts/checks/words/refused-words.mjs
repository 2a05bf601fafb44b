import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace/paths.mjs'

const row = /^\|([^|]+)\|([^|]+)\|\s*(sv|en)\s*\|$/

/** The choices of docs/glossary.md: what texts say, what they do not, in one language. */
export const readChoices = (glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')) =>
  glossary.split('\n').flatMap(line => {
    const found = row.exec(line)
    if (found === null) return []
    const [, say, not, language] = found
    return [{ say: say.trim(), not: not.split(',').map(each => each.trim()), language }]
  })

const inWord = /[\p{L}-]/u

const hasWord = (text, word) => {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!inWord.test(text.charAt(at - 1)) && !inWord.test(text.charAt(at + word.length))) return true
  }
  return false
}

// A capital begins a sentence; further capitals make a name, such as that of a page, which is quoted.
const formsOf = word => [word, word.charAt(0).toUpperCase() + word.slice(1)]

/** Each text that has a word which the glossary refuses in its language. */
export const refusedWords = (texts, choices = readChoices()) => {
  const refused = choices.flatMap(({ say, not, language }) =>
    not.map(word => ({ word, say, language, forms: formsOf(word) })),
  )
  return texts.flatMap(({ place, language, text }) =>
    refused
      .filter(each => each.language === language && each.forms.some(form => hasWord(text, form)))
      .map(({ word, say }) => `${place}: "${text}" has "${word}"; docs/glossary.md says "${say}"`),
  )
}
