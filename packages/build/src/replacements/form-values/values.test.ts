import { clone, cloneDeep, isPlainObject, toPath } from './values.mjs'

test('a path is the same list of keys, however it is written', () => {
  expect(toPath('name')).toEqual(['name'])
  expect(toPath('rooms[0].quota')).toEqual(['rooms', '0', 'quota'])
  expect(toPath('rooms.0.quota')).toEqual(['rooms', '0', 'quota'])
  expect(toPath(['rooms', 0])).toEqual(['rooms', '0'])
  expect(toPath('')).toEqual([])
})

test('a deep copy shares no list and no object with what it was made of', () => {
  const when = new Date(0)
  const values = { rooms: [{ quota: '0,7', when }], none: null, missing: undefined }
  const copy = cloneDeep(values)
  expect(copy).toEqual(values)
  expect([copy.rooms === values.rooms, copy.rooms[0] === values.rooms[0]]).toEqual([false, false])
  expect(copy.rooms[0]?.when).toBe(when)
  expect([cloneDeep('text'), cloneDeep(undefined)]).toEqual(['text', undefined])
})

test('a copy is one level deep, and of the same kind', () => {
  const inner = { quota: '1' }
  expect(clone([inner])[0]).toBe(inner)
  const copy = clone({ inner })
  expect(copy.inner).toBe(inner)
  expect(Object.getPrototypeOf(clone(Object.create(null)))).toBeNull()
  expect([clone('text'), clone(null)]).toEqual(['text', null])
})

test('only what was written with braces is a plain object', () => {
  expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true])
  expect([[], null, new Date(0), 'text', new Map()].map(isPlainObject)).toEqual([false, false, false, false, false])
})
