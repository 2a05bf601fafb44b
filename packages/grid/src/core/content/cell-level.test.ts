import { levelOf, mostOf } from './cell-level'

test('a value is one to four quarters of the most of its row, whatever its sign, and nothing has no level', () => {
  const values = [0, 0.1, 10, -10.1, 29, 40, -40]
  const most = mostOf(values)
  expect(most).toBe(40)
  expect(values.map(value => levelOf(value, most).level)).toEqual([undefined, 1, 1, 2, 3, 4, 4])
})

test('a row of nothing has no levels', () => {
  expect(levelOf(0, mostOf([0, 0]))).toEqual({})
})
