import { render, screen } from '@testing-library/react'
import { buildForecastTables, calculateForecast, createForecastState } from '@veckovis/domain/forecast'
import type { GridSelection } from '@veckovis/grid'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../../locales/sv.json'
import { readForecast } from '../../../data/read-forecast'
import { workedExample } from '../../../data/worked-example.fixture'
import { findForecastRow } from '../forecast-figures'
import { SelectionStatus } from './selection-status'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')

const said = (showIllnessAsPercentage: boolean, selection: GridSelection): string[] => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  const state = createForecastState({ input: read.value.input, currentWeek: { year: 2026, week: 1 }, canWrite: true })
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: 4 })
  const tables = buildForecastTables(state, result, { showIllnessAsPercentage })
  const { container, unmount } = render(
    <PlatformProvider>
      <SelectionStatus
        selection={selection}
        rowOf={rowId => findForecastRow(tables, 'details', rowId)}
        isExplained={() => false}
        onExplain={() => undefined}
        onAnnotate={() => undefined}
      />
    </PlatformProvider>,
  )
  expect(screen.getByText(/Korttidssjukfrånvaro/)).toBeDefined()
  const parts = container.querySelectorAll('.place, .range > span')
  const texts = [...parts].map(part => plain(part.textContent).trim())
  unmount()
  return texts
}

const at = (column: number | 'sum' | 'average'): GridSelection => ({
  focus: { rowId: 'absences-1', column },
  rowIds: ['absences-1'],
  weeks: typeof column === 'number' ? [column] : [],
  wholeWeek: null,
})

test('the line says what the cell says, in hours and in percent', () => {
  expect([1, 'sum' as const, 'average' as const].flatMap(column => said(false, at(column)))).toEqual([
    'Korttidssjukfrånvaro, v. 1 20 tim',
    'Korttidssjukfrånvaro, Summa 70 tim',
    'Korttidssjukfrånvaro, Genomsnitt 17,5 tim',
  ])
  expect([1, 'sum' as const, 'average' as const].flatMap(column => said(true, at(column)))).toEqual([
    'Korttidssjukfrånvaro, v. 1 5,0 %',
    'Korttidssjukfrånvaro, Summa 4,4 %',
    'Korttidssjukfrånvaro, Genomsnitt',
  ])
})

test('percentages are not added to hours, nor to each other', () => {
  const both = { ...at(1), rowIds: ['absences-1', 'absences-2'], weeks: [1, 2] }
  expect(said(false, both)).toEqual(['Korttidssjukfrånvaro, v. 1 20 tim', 'Summa 70 tim', 'Medel 17,5 tim', '4 värden'])
  expect(said(true, both)).toEqual(['Korttidssjukfrånvaro, v. 1 5,0 %', '4 värden'])
  expect(said(true, { ...at(1), weeks: [1, 2, 3] })).toEqual(['Korttidssjukfrånvaro, v. 1 5,0 %', '3 värden'])
})
