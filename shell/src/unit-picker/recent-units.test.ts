import { offeredUnits, recentUnits, rememberUnits } from './recent-units'

beforeEach(() => localStorage.clear())

test('the latest stand first, once, and each person has her own', () => {
  rememberUnits(localStorage, 7, [2, 1])
  rememberUnits(localStorage, 7, [3, 2])
  rememberUnits(localStorage, 8, [9])
  expect(recentUnits(localStorage, 7)).toEqual([3, 2, 1])
  expect(recentUnits(localStorage, 8)).toEqual([9])
})

test('the present one is not offered, and never more than five are', () => {
  rememberUnits(localStorage, 7, [1, 2, 3, 4, 5, 6, 7, 8])
  expect(offeredUnits(recentUnits(localStorage, 7), 1)).toEqual([2, 3, 4, 5, 6])
  expect(offeredUnits(recentUnits(localStorage, 7), null)).toEqual([1, 2, 3, 4, 5])
})

test.each(['{', '"x"', '[1, "2", null, 3.5]'])('%s in the storage does no harm', stored => {
  localStorage.setItem('veckovis-recent-units:7', stored)
  expect(recentUnits(localStorage, 7).every(Number.isInteger)).toBe(true)
})
