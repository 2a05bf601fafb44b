import { renderHook } from '@testing-library/react'
import { isEditableCell } from '@veckovis/domain/forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { loadStateOf } from './load-state'
import { useForecastEditor } from './use-forecast-editor'

const open = (write: boolean) => {
  const base = { id: 7, unitId: 12, year: 2026, write, approve: true }
  const data = { base, comprehensive: workedExample(), version: '"7-1"' }
  const load = loadStateOf({ data, error: null, isFetching: false }, 2026)
  const { result } = renderHook(() => useForecastEditor(12, { year: 2026, week: 3 }, load))
  if (load.phase !== 'loaded' || result.current === null) throw new Error('not loaded')
  const { forecast } = result.current.content()
  const rows = ['absences-2', 'substitutes-overtime', 'needs-my-forecast']
  const cells = rows.flatMap(rowId => Array.from({ length: 53 }, (_, index) => ({ rowId, week: index + 1 })))
  const { unitId } = result.current.address
  const { approve } = load.loaded.base
  return {
    state: { unitId, write: forecast.canWrite, approve },
    editable: cells.filter(c => isEditableCell(forecast, c)),
  }
}

test('R-172 the state has write, approve and unitId as the answer gives them, and only with write cells take input', () => {
  const written = open(true)
  expect(written.state).toEqual({ unitId: 12, write: true, approve: true })
  expect(written.editable).toHaveLength(3 * 51)
  const read = open(false)
  expect(read.state).toEqual({ unitId: 12, write: false, approve: true })
  expect(read.editable).toEqual([])
})
