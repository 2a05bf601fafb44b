import { excelImportRequest } from '@veckovis/contracts/forecast'
import fc from 'fast-check'
import { recogniseImport } from '../read-import'
import { bodyOf } from './use-preview'

const cell = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('a\u0000b', '\ud800', '\u202eabc', '\u200b', `x${'\u{1f600}'.repeat(300)}`, '7,5', ' '),
  fc.constantFrom({ kind: 'truth' as const, value: true }, { kind: 'error' as const, text: '#N/A\u0000' }),
  fc.constant(null),
)

const label = fc.constantFrom('Semester', 'Seme\u200bster', 'Vacation', '__proto__', 'Ackumulerad effektivitet')

const sheets = fc.array(
  fc.record({
    name: fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('__proto__', '\u202e', ' 2025 ')),
    rows: fc.array(
      fc.tuple(label, fc.array(cell, { maxLength: 70 })).map(([first, others]) => [first, 1, ...others]),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 3 },
)

test('whatever stands in a workbook, what is sent of it is what the server takes', () => {
  fc.assert(
    fc.property(sheets, others => {
      const own = {
        name: '2026',
        rows: [
          ['Vecka', 1],
          ['Semester', 8],
        ],
      }
      const content = [own, ...others].map(sheet => ({ ...sheet, isHidden: false, hiddenRows: [], cellsOutside: 0 }))
      const read = recogniseImport({ sheets: content }, { year: 2026, weeks: 53, absenceNames: new Map() })
      if (!read.ok) throw new Error(read.error.code)
      const data: unknown = JSON.parse(JSON.stringify(bodyOf(read.value, 2026)))
      expect(excelImportRequest.safeParse({ data, unitId: 1 }).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
