import { rememberHeight, reservedHeight } from './reserved-height'

const key = 'veckovis-contribution-heights'
beforeEach(() => localStorage.clear())

test('a contribution is kept the room that it took the last time, within reason', () => {
  expect(reservedHeight('mf-staff/start-page')).toBe(112)
  rememberHeight('mf-staff/start-page', 431.6)
  rememberHeight('mf-forecast/start-page', 40_000)
  rememberHeight('mf-diary/start-page', 24)
  expect(reservedHeight('mf-staff/start-page')).toBe(432)
  expect(reservedHeight('mf-forecast/start-page')).toBe(1_200)
  expect(reservedHeight('mf-diary/start-page')).toBe(40)
})

test.each(['', '{', 'null', '[]', '{"mf-staff/start-page":"high"}'])(
  'what stands there as %j counts for nothing',
  text => {
    localStorage.setItem(key, text)
    expect(reservedHeight('mf-staff/start-page')).toBe(112)
    rememberHeight('mf-staff/start-page', 200)
    expect(reservedHeight('mf-staff/start-page')).toBe(200)
  },
)
