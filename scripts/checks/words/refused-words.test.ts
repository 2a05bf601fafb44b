import { readChoices, refusedWords } from './refused-words.mjs'

const choices = readChoices(`
| unit | enhet | a row of another table |
| Say | Not | Language |
| --- | --- | --- |
| importera | ta in, tas in | sv |
| resource budget | resources budget | en |
`)

const found = (language: 'sv' | 'en', text: string) => refusedWords([{ place: 'mf-x', language, text }], choices).length

test('the glossary says what texts do not say, in each language', () => {
  expect(choices).toEqual([
    { say: 'importera', not: ['ta in', 'tas in'], language: 'sv' },
    { say: 'resource budget', not: ['resources budget'], language: 'en' },
  ])
  const languages = readChoices().map(({ language }) => language)
  expect([languages.includes('sv'), languages.includes('en')]).toEqual([true, true])
})

test('a text with such a word is named with what it should say', () => {
  expect(refusedWords([{ place: 'mf-x take', language: 'sv', text: 'Ta in 3 celler' }], choices)).toEqual([
    'mf-x take: "Ta in 3 celler" has "ta in"; docs/glossary.md says "importera"',
  ])
})

test.each([
  ['the word begins the text', 'sv', 'Ta in raden', 1],
  ['it stands in a sentence', 'sv', 'Veckor som tas in.', 1],
  ['it is only a part of another word', 'sv', 'Resultas inte, beta inte', 0],
  ['the text is of the other language', 'en', 'ta in', 0],
  ['it is the name of a page', 'en', 'Resources Budget', 0],
  ['it begins a sentence', 'en', 'Resources budget', 1],
] as const)('where %s', (_, language, text, number) => {
  expect(found(language, text)).toBe(number)
})
