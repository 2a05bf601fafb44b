import { fireEvent, render, screen, within } from '@testing-library/react'
import { addMessages } from '@veckovis/platform'
import { wholeImport, type ImportChoice, type ImportDifference } from '@veckovis/domain/forecast'
import sv from '../../../../../locales/import/sv.json'
import { exampleForecast, InForecast } from '../../../../context/forecast.fixture'
import { ImportConflicts } from './import-conflicts'

addMessages('forecast-import', 'sv', sv)

const conflict = (week: number): ImportDifference => ({
  ...{ rowId: 'absences-2', week, before: 800, after: 3000, isRounded: false, isConflict: true },
})

const ask = (count: number) => {
  const answers: (ImportChoice | 'cancelled')[] = []
  const conflicts = Array.from({ length: count }, (_, index) => conflict(index + 4))
  render(
    <InForecast forecast={exampleForecast()}>
      <ImportConflicts
        conflicts={conflicts}
        choice={wholeImport}
        onAnswer={choice => answers.push(choice)}
        onCancel={() => answers.push('cancelled')}
      />
    </InForecast>,
  )
  return answers
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cell = (week: number) => within(screen.getByRole('group', { name: `Semester, vecka ${week}` }))

test('R-251 one answer may hold for all', () => {
  const answers = ask(2)
  press('Skriv över')
  press('Slå samman')
  press('Avbryt')
  expect(answers).toEqual([wholeImport, { ...wholeImport, strategy: 'merge' }, 'cancelled'])
})

test('cells are decided one by one, and what is said of all holds for the others', () => {
  const answers = ask(2)
  fireEvent.click(cell(4).getByRole('radio', { name: 'Behåll 8' }))
  press('Skriv över')
  expect(answers).toEqual([{ ...wholeImport, decided: new Map([['4 absences-2', 'merge']]) }])
  fireEvent.click(cell(5).getByRole('radio', { name: 'Använd filens 30' }))
  expect(screen.queryByRole('button', { name: 'Skriv över' })).toBeNull()
  press('Importera med valen')
  expect(answers.at(-1)).toMatchObject({
    decided: new Map([
      ['4 absences-2', 'merge'],
      ['5 absences-2', 'overwrite'],
    ]),
  })
})

test('of many the first are shown, and the rest when they are asked for', () => {
  ask(35)
  expect(screen.getAllByRole('group')).toHaveLength(30)
  press('Visa 5 till')
  expect(screen.getAllByRole('group')).toHaveLength(35)
})
