import { changesToSave, type WaitingHours } from '@veckovis/domain/forecast'
import { exampleForecast } from './forecast.fixture'

const waiting: readonly WaitingHours[] = [{ kind: 'absence', sourceId: 2, week: 2, hours: 4_000 }]

const shown = (forecast: ReturnType<typeof exampleForecast>) => forecast.editor.store.get(forecast.figuresAtom)

const cellOf = ({ tables }: ReturnType<typeof shown>, table: 'absences' | 'totals', rowId: string) =>
  tables[table].rows.find(({ id }) => id === rowId)?.columns[1]?.value

test('what waits is counted in the figures, and no cell and nothing to save holds it', () => {
  const [without, with_] = [exampleForecast(), exampleForecast({ waiting })]
  const [before, after] = [shown(without), shown(with_)]
  expect((after.result.absences[1] ?? 0) - (before.result.absences[1] ?? 0)).toBe(4_000)
  expect(after.result.ownWeekEfficiency[1]).toBeGreaterThan(before.result.ownWeekEfficiency[1] ?? Infinity)
  expect(cellOf(before, 'absences', 'absences-2')).toBeDefined()
  expect(cellOf(after, 'absences', 'absences-2')).toEqual(cellOf(before, 'absences', 'absences-2'))
  expect(cellOf(after, 'totals', 'totals-absences')).not.toEqual(cellOf(before, 'totals', 'totals-absences'))
  expect(after.state.edited).toEqual(before.state.edited)
  expect(changesToSave(after.state)).toEqual(changesToSave(before.state))
})

test('switched on and off again the figures are those of before, at once', () => {
  const forecast = exampleForecast()
  const before = shown(forecast)
  const leave = forecast.figuresAtRest.subscribe(() => undefined)
  forecast.give({ ...forecast.given(), waiting })
  expect(forecast.figuresAtRest.get().result).not.toEqual(before.result)
  forecast.give({ ...forecast.given(), waiting: [] })
  expect(forecast.figuresAtRest.get().result).toEqual(before.result)
  leave()
})
