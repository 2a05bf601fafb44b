import { platformStore } from '../store'
import { progressAtom, progressDuration, startProgress } from './progress'

const state = () => platformStore.get(progressAtom)
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('R-523 a load shorter than 200 ms shows no bar', () => {
  const stop = startProgress()
  jest.advanceTimersByTime(199)
  expect(state()).toBe('hidden')
  stop()
  jest.advanceTimersByTime(1000)
  expect(state()).toBe('hidden')
})

test('R-522 a longer load fills over 5 s, jumps to full and goes', () => {
  const stop = startProgress()
  jest.advanceTimersByTime(200)
  expect(state()).toBe('filling')
  expect(progressDuration).toBe(5000)
  stop()
  expect(state()).toBe('complete')
  jest.advanceTimersByTime(300)
  expect(state()).toBe('hidden')
})

test('two loads at once show one bar until both are done; stopping twice counts once', () => {
  const first = startProgress()
  const second = startProgress()
  jest.advanceTimersByTime(250)
  first()
  first()
  expect(state()).toBe('filling')
  second()
  expect(state()).toBe('complete')
})
