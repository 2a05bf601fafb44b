import {
  changesBetween,
  comesIn,
  indexLabels,
  isEditableCell,
  recogniseRows,
  wholeImport,
  type ImportChoice,
} from '@veckovis/domain/forecast'
import fc from 'fast-check'
import { exampleForecast } from '../../../../context/forecast.fixture'
import { fileLabels } from '../../file-labels'
import { compareSheet, takeChosen } from './import-choice'

const weeks = Array.from({ length: 53 }, (_, index) => index + 1)
const names = ['Semester', 'Övertid', 'Min prognos', 'VAB', 'Totalt behov', 'Kaffe']
const value = fc.oneof(fc.constant(null), fc.constant('sen'), fc.integer({ min: 0, max: 40 }), fc.constant(0))

const files = fc.array(fc.tuple(fc.constantFrom(...names), fc.array(value, { minLength: 53, maxLength: 53 })), {
  minLength: 1,
  maxLength: 6,
})

const choices = fc
  .record({
    strategy: fc.constantFrom('overwrite' as const, 'merge' as const),
    rows: fc.subarray(['absences-2', 'substitutes-overtime', 'needs-my-forecast']),
    left: fc.subarray(weeks),
  })
  .map(({ strategy, rows, left }): ImportChoice => {
    return { ...wholeImport, strategy, leftRowIds: new Set(rows), leftWeeks: new Set(left) }
  })

test('an import changes the chosen cells that take input and no others, and one step back brings all of it', () => {
  fc.assert(
    fc.property(files, choices, (rows, choice) => {
      const { editor } = exampleForecast({}, { week: 12 })
      const before = editor.content().forecast
      const sheet = recogniseRows(
        { name: '2026', rows: [['Vecka', ...weeks], ...rows.map(([name, cells]) => [name, ...cells])] },
        indexLabels(fileLabels(new Map())),
      )
      const { differences } = compareSheet(before, sheet)
      const { forecast, taken } = takeChosen(before, differences, choice, sheet)
      editor.update(() => forecast, 'imported')
      const changed = changesBetween(before, forecast)
      const chosen = differences.filter(cell => comesIn(cell, choice))
      expect(new Set(changed.map(({ rowId, week, after }) => `${rowId} ${week} ${after}`))).toEqual(
        new Set(chosen.map(({ rowId, week, after }) => `${rowId} ${week} ${after}`)),
      )
      expect(taken).toBe(changed.length)
      expect(changed.every(cell => isEditableCell(before, cell))).toBe(true)
      editor.undo()
      expect(changesBetween(before, editor.content().forecast)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
