import fc from 'fast-check'
import { effectiveOutcome, layerOfCell, outcomeCell, stateOfWeek } from './effective-outcome'
import { listsOf, outcomeRows } from './outcome.arbitrary'
import { outcomeSources, type OutcomeRowOfSource } from './outcome-rows'

const week1 = (value: number | null): (number | null)[] => [value, ...Array.from({ length: 51 }, () => null)]
const worked = (source: OutcomeRowOfSource['source'], value: number | null): OutcomeRowOfSource => ({
  kind: 'worked',
  serverId: 0,
  source,
  values: week1(value),
})
const workedRow = { kind: 'worked', serverId: 0 } as const

describe('which source counts (A-202)', () => {
  test('R-535 the first in the order of precedence that has spoken, the others kept beside it', () => {
    const lists = effectiveOutcome([worked('forecast', 4), worked('file', 2), worked('typed', null)], 52)
    expect(outcomeCell(lists, workedRow, 1)).toEqual({
      source: 'file',
      value: 2,
      others: [{ source: 'forecast', value: 4 }],
    })
    expect(outcomeCell(lists, workedRow, 2)).toBeNull()
    expect(outcomeCell(lists, { kind: 'performed', serverId: 0 }, 1)).toBeNull()
  })

  test('0 is a value', () => {
    const lists = effectiveOutcome([worked('forecast', 4), worked('typed', 0)], 52)
    expect(outcomeCell(lists, workedRow, 1)).toMatchObject({ source: 'typed', value: 0 })
    expect(layerOfCell(lists, workedRow, 1)).toBe('outcome')
    expect(layerOfCell(lists, workedRow, 2)).toBe('forecast')
  })

  test('a source has one row of a name', () => {
    expect(() => effectiveOutcome([worked('file', 1), worked('file', 2)], 52)).toThrow(
      'The source file speaks twice of worked 0',
    )
  })

  test('the order of the rows changes nothing, and the value is that of the highest source', () => {
    fc.assert(
      fc.property(
        outcomeRows(52).chain(rows =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray([...rows], { minLength: rows.length })),
        ),
        ([rows, turned]) => {
          const lists = effectiveOutcome(rows, 52)
          expect(effectiveOutcome(turned, 52)).toEqual(lists)
          for (const { kind, serverId, cells } of lists.rows)
            for (const [index, cell] of cells.entries()) {
              const words = outcomeSources.flatMap(source => {
                const row = rows.find(one => one.kind === kind && one.serverId === serverId && one.source === source)
                const value = row?.values[index] ?? null
                return value === null ? [] : [{ source, value }]
              })
              const [counts, ...others] = words
              expect(cell).toEqual(counts === undefined ? null : { ...counts, others })
            }
        },
      ),
      { numRuns: 30, endOnFailure: true },
    )
  })
})

test('a week is complete when it was said to be, else partial with any value (A-203)', () => {
  const lists = listsOf(52, { worked: { 1: 3_000, 2: 0 } })
  expect([1, 2, 3, 4].map(week => stateOfWeek(lists, [1, 4], week))).toEqual([
    'complete',
    'partial',
    'empty',
    'complete',
  ])
})
