import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})
