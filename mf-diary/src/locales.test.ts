import decisionsEn from '../locales/decisions/en.json'
import decisionsSv from '../locales/decisions/sv.json'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
  expect(keysOf(decisionsEn)).toEqual(keysOf(decisionsSv))
})

test('what the pages load beside their own texts takes the place of none', () => {
  expect(Object.keys(sv).filter(key => key in decisionsSv)).toEqual([])
})
