import { render, screen } from '@testing-library/react'
import type { SheetSelection } from '@veckovis/grid'
import { exampleForecast, InForecast } from '../../../context/forecast.fixture'
import { SelectionStatus } from './selection-status'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')

const said = (showIllnessAsPercentage: boolean, selection: SheetSelection): string[] => {
  const forecast = exampleForecast({}, { week: 1 })
  forecast.showIllnessAsPercentage(showIllnessAsPercentage)
  const { tables } = forecast.editor.store.get(forecast.figuresAtom)
  const { container, unmount } = render(
    <InForecast forecast={forecast}>
      <SelectionStatus selection={selection} tables={tables} tab="details" />
    </InForecast>,
  )
  expect(screen.getByText(/Korttidssjukfrånvaro/)).toBeDefined()
  const parts = container.querySelectorAll('.place, .range > span')
  const texts = [...parts].map(part => plain(part.textContent).trim())
  unmount()
  return texts
}

const at = (column: number | 'sum' | 'average'): SheetSelection => ({
  focus: { rowId: 'absences-1', column },
  rowIds: ['absences-1'],
  columns: typeof column === 'number' ? [column] : [],
  wholeColumn: null,
})

test('the line says what the cell says, in hours and in percent', () => {
  expect([1, 'sum' as const, 'average' as const].flatMap(column => said(false, at(column)))).toEqual([
    'Korttidssjukfrånvaro, v. 1 20 tim',
    'Korttidssjukfrånvaro, Summa 70 tim',
    'Korttidssjukfrånvaro, Genomsnitt 17,5 tim',
  ])
  expect([1, 'sum' as const, 'average' as const].flatMap(column => said(true, at(column)))).toEqual([
    'Korttidssjukfrånvaro, v. 1 5,0 %',
    'Korttidssjukfrånvaro, hela perioden 4,4 %',
    'Korttidssjukfrånvaro',
  ])
})

test('percentages are not added to hours, nor to each other', () => {
  const both = { ...at(1), rowIds: ['absences-1', 'absences-2'], columns: [1, 2] }
  expect(said(false, both)).toEqual(['Korttidssjukfrånvaro, v. 1 20 tim', 'Summa 70 tim', 'Medel 17,5 tim', '4 värden'])
  expect(said(true, both)).toEqual(['Korttidssjukfrånvaro, v. 1 5,0 %', '4 värden'])
  expect(said(true, { ...at(1), columns: [1, 2, 3] })).toEqual(['Korttidssjukfrånvaro, v. 1 5,0 %', '3 värden'])
})
