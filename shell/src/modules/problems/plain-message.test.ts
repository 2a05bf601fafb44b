import { plainMessage } from './plain-message'

test.each([
  ["Cannot read properties of undefined (reading 'hours')", "Cannot read properties of undefined (reading 'hours')"],
  ["Cannot read properties of undefined (reading 'Anna')", 'Cannot read properties of undefined (reading …)'],
  ['useShiny is not a function', 'useShiny is not a function'],
  ['Uncaught TypeError: rows.map is not a function', 'Uncaught TypeError: rows.map is not a function'],
  ['There is no figure at place 12', 'There is no figure at place #'],
  ['thrown on purpose\n  at secret (/modules/mf-staff)', 'thrown on purpose'],
  ['The form let "Anna Ek" pass', 'The form let … pass'],
  [`Unexpected token 'A', "Anna Ek 19850312-1234" is not valid JSON`, 'Unexpected token …, … is not valid …'],
  ['Nobody is called Anna Ek', 'Nobody is called … …'],
  ['no mail for anna.ek@kommun.example today', 'no mail for … today'],
  ['sjuk på grund av åska', 'sjuk … grund av …'],
  ['cannot fetch https://suite.example/?token=abc', 'cannot fetch …'],
  ['born 19850312-1234', 'born #-#'],
  ['react 19.4.0 instead of 19.3.1', 'react 19.4.0 instead of 19.3.1'],
  ['no answer of 10.0.0.12 for 1985.03.12', 'no answer of #.#.#.# for #.#.#'],
  ["didn't come", "didn't come"],
  ['one\u0000two\r\u202ethree', 'one two three'],
  ['', ''],
])('of %j is told %j', (message, told) => {
  expect(plainMessage(message)).toBe(told)
})

test('a long message is cut', () => {
  expect(plainMessage('a '.repeat(500)).length).toBeLessThanOrEqual(160)
})
