import { ValidationError } from 'yup'
import { returnSchema } from './return-rules'

const problemOf = (lastDay: string): string | null => {
  try {
    returnSchema({ first: '2026-08-09', last: '2026-08-13' }).validateSync({ lastDay })
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.message
  }
}

test.each([
  ['', 'problems.required'],
  ['2026-02-30', 'problems.not-a-date'],
  ['2026-08-08', 'problems.not-earlier'],
  ['2026-08-09', null],
  ['2026-08-13', null],
  ['2026-08-14', 'problems.not-earlier'],
])('of a last day away "%s" the form says %s', (day, problem) => {
  expect(problemOf(day)).toBe(problem)
})
