import { foldedName } from './folded-name'

test.each([
  ['Dubbel', 'dubbel '],
  ['ÅRET 2026', '\u00a0a\u030aret 2026'],
  ['Äldreomsorg', 'äldreomsorg\t'],
])('%j and %j are one name', (one, other) => expect(foldedName(one)).toBe(foldedName(other)))

test('names of other letters are other names', () => {
  expect(new Set(['Ås', 'As', 'A s', 'Äs'].map(foldedName)).size).toBe(4)
})
