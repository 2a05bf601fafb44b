import { absenceCostFactor, costFactorsOf, substituteCostFactor } from '../calculation/cost-factors'
import { chartTolerancePoints, costFactors, holidayAllowancePercent, weeksPerBudgetYear } from '../forecast-constants'
import { workedExample } from '../worked-example.fixture'
import { forecastRowIds, forecastRowTypes } from './forecast-row-ids'
import { isForecastRow } from './is-forecast-row'
import { absenceRowId, serverIdOfRow, substituteRowId, substituteRowIdByServerId } from './server-row-ids'

test('R-163 there are exactly the fifteen row types', () => {
  expect([...forecastRowTypes]).toEqual(
    (
      'absences staffing budget scheduledStaff extraTime availableHours substitutes incomingBudget remainingBudget ' +
      'targetEfficiency efficiency totalHoursRequired resourceTime hourlyUsageResult myForecast'
    ).split(' '),
  )
})

test('R-528 the factors of the substitutes are named constants', () => {
  expect(costFactors.substitutes).toEqual({
    ownResourceShift: 0,
    borrowedResource: 1,
    hourlySubstitute: 1,
    fillingTime: 1.5,
    overtime: 2,
    staggeredWorkingHours: 1.2,
    noSubstitute: 0,
  })
  expect([1, 2, 3, 4, 5, 6, 7, 8, 'x'].map(id => substituteCostFactor(id, costFactorsOf(null)))).toEqual([
    0, 1, 1, 1.5, 2, 1.2, 0, 0, 0,
  ])
})

test('R-529 the factors of the absences are named constants', () => {
  expect(costFactors.absences).toEqual({
    shortTermIllness: 0.2,
    vacation: 0,
    otherAbsence: 1,
    education: 1,
    lentResource: 1,
    careOfSickChild: 1,
  })
  expect([1, 2, 3, 4, 5, 6, 7, 'x'].map(id => absenceCostFactor(id, costFactorsOf(null)) + 0)).toEqual([
    -0.2, 0, -1, -1, -1, -1, -1, -1,
  ])
})

test('R-530 the tolerance of the chart is 5 points', () => {
  expect(chartTolerancePoints).toBe(5)
  expect([weeksPerBudgetYear, holidayAllowancePercent]).toEqual([52, 1.6])
})

describe('server ids', () => {
  test('every absence and substitute goes to its row and back', () => {
    for (const serverId of [1, 2, 3, 4, 5, 6, 9, 120])
      expect(serverIdOfRow(absenceRowId(serverId))).toEqual({ kind: 'absence', serverId })
    for (const serverId of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(serverIdOfRow(substituteRowId(serverId))).toEqual({ kind: 'substitute', serverId })
    expect([...substituteRowIdByServerId.values()].map(rowId => rowId.replace('substitutes-', ''))).toEqual([
      'own-resource-shift',
      'borrowed-resource',
      'hourly-substitute',
      'filling-time',
      'overtime',
      'staggered-working-hours',
      'no-substitute',
    ])
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
