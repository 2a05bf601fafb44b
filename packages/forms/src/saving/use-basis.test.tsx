import { renderHook } from '@testing-library/react'
import { ApiError } from '@veckovis/platform'
import { useBasis, type SendOn } from './use-basis'

const refused = (status: number) => () =>
  Promise.reject(new ApiError(status === 0 ? 'connection' : 'answer', 'X', status, undefined))

const open = (version: string) => {
  const { result, rerender } = renderHook(({ known }) => useBasis(known), { initialProps: { known: version } })
  const sendOn: SendOn = send => result.current(send)
  return { sendOn, nowKnown: (known: string) => rerender({ known }) }
}

const versionOf = (sendOn: SendOn) => sendOn(version => Promise.resolve(version))

test('a save rests on the version that the fields were filled from, though a newer one has come', async () => {
  const { sendOn, nowKnown } = open('"1"')
  nowKnown('"2"')
  expect(await versionOf(sendOn)).toBe('"1"')
})

test('what was refused as stale goes on from the newest version, and from that one only', async () => {
  const { sendOn, nowKnown } = open('"1"')
  await expect(sendOn(refused(412))).rejects.toThrow('X')
  nowKnown('"2"')
  expect(await versionOf(sendOn)).toBe('"2"')
  nowKnown('"3"')
  expect(await versionOf(sendOn)).toBe('"2"')
})

test.each([0, 400, 409, 500])('a save that failed with %i leaves the version as it is', async status => {
  const { sendOn, nowKnown } = open('"1"')
  await expect(sendOn(refused(status))).rejects.toThrow('X')
  nowKnown('"2"')
  expect(await versionOf(sendOn)).toBe('"1"')
})
