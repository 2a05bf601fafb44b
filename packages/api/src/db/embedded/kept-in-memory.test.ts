import { keptInMemory } from './kept-in-memory'

const gigabyte = 1024 ** 3

test.each([
  [0.5, '128MB'],
  [1, '128MB'],
  [4, '512MB'],
  [7.5, '960MB'],
  [64, '1024MB'],
])('of %s GB the database keeps %s', (memory, kept) => {
  expect(keptInMemory(memory * gigabyte)).toBe(kept)
})

test('what the machine has is a size that PostgreSQL takes', () => {
  expect(keptInMemory()).toMatch(/^\d{3,4}MB$/)
})
