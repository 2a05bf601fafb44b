import {
  editCell,
  recogniseRows,
  indexLabels,
  wholeImport,
  type ForecastState,
  type ImportDifference,
} from '@veckovis/domain/forecast'
import { exampleForecast } from '../../../../context/forecast.fixture'
import { fileLabels } from '../../file-labels'
import { compareSheet, decide, leaveRow, leaveWeek, openConflicts, takeChosen } from './import-choice'

const stateNow = (): ForecastState => exampleForecast().editor.content().forecast

const sheetOf = (...rows: (string | number | null)[][]) =>
  recogniseRows({ name: '2026', rows: [['Vecka', 4, 5, 6], ...rows] }, indexLabels(fileLabels(new Map())))

/** The state with 8 hours of vacation in week 4 and none in the others. */
const withVacation = (): ForecastState => {
  const cleared = [5, 6].reduce((state, week) => typed(state, week, '0'), stateNow())
  return typed(cleared, 4, '8')
}

const typed = (state: ForecastState, week: number, text: string): ForecastState => {
  const edited = editCell(state, { rowId: 'absences-2', week, text })
  if (!edited.ok) throw new Error(edited.error)
  return edited.value
}

const hoursOf = ({ edited }: ForecastState) => edited.absences.find(({ serverId }) => serverId === 2)?.hours.slice(3, 6)

const sheet = sheetOf(['Semester', 1, 2, null])

test('conflicts are asked about unless their row or week stays, or they are decided already', () => {
  const { differences } = compareSheet(withVacation(), sheet)
  const [conflict] = differences
  if (conflict === undefined) throw new Error('no difference')
  const weeksAsked = (choice = wholeImport) => openConflicts(differences, choice).map(({ week }) => week)
  expect(weeksAsked()).toEqual([4])
  expect(weeksAsked(leaveRow(wholeImport, 'absences-2', true))).toEqual([])
  expect(weeksAsked(leaveRow(leaveRow(wholeImport, 'absences-2', true), 'absences-2', false))).toEqual([4])
  expect(weeksAsked(leaveWeek(wholeImport, 4, true))).toEqual([])
  expect(weeksAsked(leaveWeek(wholeImport, 5, true))).toEqual([4])
  expect(weeksAsked(decide(wholeImport, conflict, 'merge'))).toEqual([])
})

test('what is chosen comes in; a blank cell of the file erases nothing', () => {
  const before = typed(withVacation(), 6, '3')
  const { differences } = compareSheet(before, sheet)
  const { forecast, taken, leftAlone } = takeChosen(before, differences, wholeImport, sheet)
  expect([hoursOf(forecast), taken, leftAlone]).toEqual([[100, 200, 300], 2, 0])
})

test('one conflict may be decided otherwise than the rest', () => {
  const before = typed(withVacation(), 5, '4')
  const { differences } = compareSheet(before, sheet)
  const kept = differences.find(({ week }) => week === 5) as ImportDifference
  const { forecast } = takeChosen(before, differences, decide(wholeImport, kept, 'merge'), sheet)
  expect(hoursOf(forecast)).toEqual([100, 400, 0])
})

test('a cell that was changed on the page while the import was sent stays as it is, and is counted', () => {
  const before = withVacation()
  const { differences } = compareSheet(before, sheet)
  const meanwhile = typed(before, 5, '7')
  const { forecast, taken, leftAlone } = takeChosen(meanwhile, differences, wholeImport, sheet)
  expect([hoursOf(forecast), taken, leftAlone]).toEqual([[100, 700, 0], 1, 1])
})

test('a label that stands twice is compared once, by its first row', () => {
  const twice = sheetOf(['Semester', 1, null, null], ['Vacation', 2, 2, 2])
  expect(compareSheet(withVacation(), twice).differences.map(({ week, after }) => [week, after])).toEqual([[4, 100]])
})
