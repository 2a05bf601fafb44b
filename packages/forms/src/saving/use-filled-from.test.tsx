import { act, renderHook } from '@testing-library/react'
import { ApiError } from '@veckovis/platform'
import { useFilledFrom } from './use-filled-from'

const refused = (status: number) => () =>
  Promise.reject(new ApiError(status === 0 ? 'connection' : 'answer', 'X', status, undefined))

const stored = (version: string) => ({ version, values: { name: `name of ${version}` } })

const open = (version: string) => {
  const { result, rerender } = renderHook(useFilledFrom<{ name: string }>, { initialProps: stored(version) })
  return {
    shown: () => result.current.values.name,
    nowKnown: (known: string) => rerender(stored(known)),
    save: () => act(() => result.current.sendOn(basis => Promise.resolve(basis))),
    isRefused: (status: number) =>
      act(() => expect(result.current.sendOn(refused(status))).rejects.toThrow('X') as Promise<void>),
  }
}

test('values and version are those that the fields were filled from, though newer ones have come', async () => {
  const { shown, nowKnown, save } = open('"1"')
  nowKnown('"2"')
  expect(shown()).toBe('name of "1"')
  expect(await save()).toBe('"1"')
})

test('what was refused as stale shows the newest and goes on from it, and from that one only', async () => {
  const { shown, nowKnown, save, isRefused } = open('"1"')
  await isRefused(412)
  expect(shown()).toBe('name of "1"')
  nowKnown('"2"')
  expect(shown()).toBe('name of "2"')
  expect(await save()).toBe('"2"')
  nowKnown('"3"')
  expect(shown()).toBe('name of "2"')
})

test('what had come by itself before the refusal is shown by it', async () => {
  const { shown, nowKnown, isRefused } = open('"1"')
  nowKnown('"2"')
  await isRefused(412)
  expect(shown()).toBe('name of "2"')
})

test.each([0, 400, 409, 500])('a save that failed with %i leaves both as they are', async status => {
  const { shown, nowKnown, save, isRefused } = open('"1"')
  await isRefused(status)
  nowKnown('"2"')
  expect(shown()).toBe('name of "1"')
  expect(await save()).toBe('"1"')
})
