import { editCell } from '@veckovis/domain/forecast'
import type { Forecast } from './create-forecast'
import { pauseBeforeRest } from './figures-at-rest'
import { exampleForecast } from './forecast.fixture'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const type = ({ editor }: Forecast, text: string) =>
  editor.update(before => {
    const outcome = editCell(before, { rowId: 'absences-2', week: 3, text })
    if (!outcome.ok) throw new Error('the cell takes hours')
    return outcome.value
  })

const followed = () => {
  const forecast = exampleForecast()
  const told = jest.fn()
  const stop = forecast.figuresAtRest.subscribe(told)
  return { forecast, told, stop, isBehind: () => forecast.figuresAtRest.get() !== current(forecast) }
}

const current = ({ editor, figuresAtom }: Forecast) => editor.store.get(figuresAtom)

test('figures at rest follow edits after a pause, once for all of them', () => {
  const { forecast, told, isBehind } = followed()
  type(forecast, '8')
  jest.advanceTimersByTime(pauseBeforeRest - 1)
  type(forecast, '9')
  jest.advanceTimersByTime(pauseBeforeRest - 1)
  expect(told).not.toHaveBeenCalled()
  expect(isBehind()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(isBehind()).toBe(false)
})

test('other weeks, what was saved, and paper bring them in line at once', () => {
  const { forecast, isBehind } = followed()
  type(forecast, '8')
  const filters = { ...forecast.given().filters, range: { startWeek: 2, endWeek: 4 } }
  forecast.give({ ...forecast.given(), filters })
  expect(isBehind()).toBe(false)

  type(forecast, '9')
  const { forecast: state, version } = forecast.editor.content()
  forecast.editor.replace({ forecast: { ...state, stored: state.edited }, version })
  expect(isBehind()).toBe(false)

  type(forecast, '10')
  expect(isBehind()).toBe(true)
  dispatchEvent(new Event('beforeprint'))
  expect(isBehind()).toBe(false)
})

test('whom nobody follows is never behind', () => {
  const { forecast, stop, isBehind } = followed()
  type(forecast, '8')
  stop()
  expect(isBehind()).toBe(false)
})
