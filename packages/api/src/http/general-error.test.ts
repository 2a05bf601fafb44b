import { generalError } from './general-error'

test.each([
  [5, 'om 5 sekunder', 'in 5 seconds'],
  [60, 'om 60 sekunder', 'in 60 seconds'],
  [61, 'om 2 minuter', 'in 2 minutes'],
  [840, 'om 14 minuter', 'in 14 minutes'],
  [3600, 'om 60 minuter', 'in 60 minutes'],
  [86_301, 'om 24 timmar', 'in 24 hours'],
])('who has tried too often hears for how long: %s s', (seconds, sv, en) => {
  const { answer } = generalError({ code: 'rate-limited', details: { seconds } })
  expect(answer).toEqual({
    status: 429,
    sv: `För många försök. Försök igen ${sv}.`,
    en: `Too many attempts. Try again ${en}.`,
  })
})
