import { parsePauseMinutes } from './parse-pause-minutes'

test.each([
  ['0', 0],
  [' 30 ', 30],
  ['480', 480],
])('%j is a pause', (text, value) => {
  expect(parsePauseMinutes(text)).toEqual({ ok: true, value })
})

test.each([
  ['', 'not-an-integer'],
  ['7,5', 'not-an-integer'],
  ['-1', 'not-an-integer'],
  ['1e2', 'not-an-integer'],
  ['481', 'out-of-range'],
])('%j is none', (text, error) => {
  expect(parsePauseMinutes(text)).toEqual({ ok: false, error })
})
