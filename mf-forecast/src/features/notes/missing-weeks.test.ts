import { weekRuns, weeksWithoutNote } from './missing-weeks'

test('weeks outside 5 points without a note about the week are asked about, others are not', () => {
  const weeks = [14, 15, 16, 17, 18]
  const marks = ['overstaffed', 'properly-staffed', 'understaffed', 'understaffed', 'unmarked'] as const
  expect(weeksWithoutNote(weeks, marks, new Set())).toEqual([14, 16, 17])
  expect(weeksWithoutNote(weeks, marks, new Set([16]))).toEqual([14, 17])
  expect(weeksWithoutNote(weeks, marks, new Set([14, 16, 17]))).toEqual([])
})

test.each([
  [[], []],
  [
    [14, 17],
    ['14', '17'],
  ],
  [
    [4, 5],
    ['4', '5'],
  ],
  [
    [1, 4, 5, 6, 7, 52, 53],
    ['1', '4–7', '52', '53'],
  ],
])('the weeks %p read %p', (weeks, expected) => {
  expect(weekRuns(weeks)).toEqual(expected)
})
