import { costFactor } from '../calculation/cost-factors'
import { chartTolerancePoints, holidayAllowancePercent, weeksPerBudgetYear } from '../forecast-constants'
import { workedExample } from '../worked-example.fixture'
import { forecastRowIds } from './forecast-row-ids'
import { isForecastRow } from './is-forecast-row'
import { absenceKind, keptLines, rowKinds, substituteKind } from './row-kinds'
import { forecastRowTypes } from './row-line'
import { forecastRows } from './row-table'
import { absenceRowId, serverIdOfRow, substituteRowId } from './server-row-ids'
import { atWirePlace, wirePlaces } from './wire-places'

test('R-163 there are exactly the fifteen row types', () => {
  expect([...forecastRowTypes]).toEqual(
    (
      'absences staffing budget scheduledStaff extraTime availableHours substitutes incomingBudget remainingBudget ' +
      'targetEfficiency efficiency totalHoursRequired resourceTime hourlyUsageResult myForecast'
    ).split(' '),
  )
})

test('R-528 the factors of the substitutes are named constants', () => {
  const { borrowedResource, hourlySubstitute, fillingTime, overtime, staggeredWorkingHours } = forecastRows
  const named = [borrowedResource, hourlySubstitute, fillingTime, overtime, staggeredWorkingHours]
  expect(named.map(({ factor }) => factor)).toEqual([1, 1, 1.5, 2, 1.2])
  expect([1, 2, 3, 4, 5, 6, 7, 8, 'x'].map(id => costFactor(substituteKind, id, null))).toEqual([
    0, 1, 1, 1.5, 2, 1.2, 0, 0, 0,
  ])
})

test('R-529 the factors of the absences are named constants', () => {
  const { shortTermIllness, vacation, otherAbsence, education, lentResource, careOfSickChild } = forecastRows
  const named = [shortTermIllness, vacation, otherAbsence, education, lentResource, careOfSickChild]
  expect(named.map(({ factor }) => factor)).toEqual([0.2, 0, 1, 1, 1, 1])
  expect([1, 2, 3, 4, 5, 6, 7, 'x'].map(id => costFactor(absenceKind, id, null) + 0)).toEqual([
    -0.2, 0, -1, -1, -1, -1, -1, -1,
  ])
})

test('R-530 the tolerance of the chart is 5 points', () => {
  expect(chartTolerancePoints).toBe(5)
  expect([weeksPerBudgetYear, holidayAllowancePercent]).toEqual([52, 1.6])
})

describe('server ids', () => {
  test('R-181 R-182 every absence and substitute goes to its row and back', () => {
    for (const serverId of [1, 2, 3, 4, 5, 6, 9, 120])
      expect(serverIdOfRow(absenceRowId(serverId))).toEqual({ kind: 'absence', serverId })
    for (const serverId of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(serverIdOfRow(substituteRowId(serverId))).toEqual({ kind: 'substitute', serverId })
    expect([...substituteKind.fixedRows.values()].map(({ id }) => id.replace('substitutes-', ''))).toEqual([
      'own-resource-shift',
      'borrowed-resource',
      'hourly-substitute',
      'filling-time',
      'overtime',
      'staggered-working-hours',
      'no-substitute',
    ])
    expect([1, 2, 3, 4, 5, 6].map(absenceRowId)).toEqual([1, 2, 3, 4, 5, 6].map(place => `absences-${place}`))
    expect([absenceRowId(1), substituteRowId(5)]).toEqual([forecastRowIds.shortTermIllness, forecastRowIds.overtime])
  })

  test.each([
    'absences-x',
    'absences-0',
    'absences-',
    'absences-1e3',
    'absences-01',
    'substitutes-budgeted-hours',
    'totals-1',
    'x',
    '',
    'needs-my-forecast',
  ])('the row %p has no server id', rowId => expect(serverIdOfRow(rowId)).toBeUndefined())

  test('rows of the forecast are known, others not', () => {
    const rowIds = ['totals-absences', 'absences-3', 'absences-9', 'substitutes-42', 'nonsense']
    expect(rowIds.map(rowId => isForecastRow(workedExample(), rowId))).toEqual([true, true, false, false, false])
    const more = {
      ...workedExample(),
      absences: [{ serverId: 9, hours: [] }],
      substitutes: [{ serverId: 42, hours: [] }],
    }
    expect(rowIds.map(rowId => isForecastRow(more, rowId))).toEqual([true, true, true, true, false])
  })
})

describe('the table of rows', () => {
  test('a kind has one place in the answers and one list, and all its rows say the same of it', () => {
    const kinds = new Map(keptLines.map(line => [line.kind, line]))
    expect(rowKinds.map(({ kind }) => kind).toSorted()).toEqual([...kinds.keys()].toSorted())
    for (const { kind, wirePath, list, shape, unit, group } of keptLines)
      expect(kinds.get(kind)).toMatchObject({ wirePath, list, shape, unit, group })
    expect(new Set(rowKinds.map(({ wirePath }) => wirePath.join('.'))).size).toBe(rowKinds.length)
    expect(new Set(rowKinds.map(({ list }) => list)).size).toBe(rowKinds.length)
  })

  test('one kind more stands in the answers where its line says', () => {
    const outcome = { ...forecastRows.budgetedSubstituteHours, kind: 'outcome', wirePath: ['staffing', 'outcome'] }
    const places = wirePlaces([...rowKinds, outcome])
    expect(
      places<unknown>(
        ({ kind }) => kind,
        members => members,
      ),
    ).toEqual({
      staffing: {
        absences: 'absence',
        substitutes: 'substitute',
        myForecast: 'my-forecast',
        budgetedStaffHours: 'budgeted-staff',
        scheduled: 'scheduled',
        budgetedSubstituteHours: 'budgeted-substitutes',
        outcome: 'outcome',
      },
      needs: { totalHoursRequired: 'required', changedNeedsFromDiary: 'changed-needs' },
      metrics: { target: { efficiency: 'target' } },
    })
    const answer = { staffing: { outcome: { 1: 7 } } }
    expect([atWirePlace(answer, outcome), atWirePlace({}, absenceKind)]).toEqual([{ 1: 7 }, undefined])
  })
})
