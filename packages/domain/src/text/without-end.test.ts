import { withoutEnd, withoutTrailingSlashes } from './without-end'

test.each([
  ['', ''],
  ['/', '/'],
  ['//', '/'],
  ['/staff', '/staff'],
  ['/staff///', '/staff'],
  ['/a//b/', '/a//b'],
  ['a/', 'a'],
])('the path %j is %j without slashes at its end', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected)
})

test('a character of two halves goes, or stays, as a whole', () => {
  expect(withoutEnd('a😀😀', character => character === '😀')).toBe('a')
  expect(withoutEnd('a😀', character => character === '\ude00')).toBe('a😀')
  expect(withoutEnd('\ud83d', character => character === '\ud83d')).toBe('')
})

test('each character at the end is looked at once, and none before them', () => {
  const asked: string[] = []
  withoutEnd(`b${' '.repeat(1000)}a${' '.repeat(1000)}`, character => {
    asked.push(character)
    return character === ' '
  })
  expect(asked).toHaveLength(1001)
})
