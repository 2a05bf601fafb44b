import en from '../../../locales/import/en.json'
import sv from '../../../locales/import/sv.json'

const textsOf = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? textsOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  )
const placesIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted()

test('both languages have the same texts, with the same places for values', () => {
  const shape = (messages: object) => textsOf(messages).map(([key, text]) => [key, placesIn(text)])
  expect(shape(en)).toEqual(shape(sv))
})
