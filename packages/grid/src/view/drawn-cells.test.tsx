import { render } from '@testing-library/react'
import fc from 'fast-check'
import type { SheetCell, SheetColumn } from '../core/content/sheet-content'
import { drawCells } from './drawn-cells'
import { MemoizedCell } from './grid-cell'
import type { SheetLabels, SheetRow } from './sheet-props'
import type { SheetView } from './sheet-view'

const labels: SheetLabels = {
  ...{ rowHeader: 'Namn', sum: 'Summa', average: 'Snitt', readOnly: 'Läses', changed: 'Ändrad', invalid: 'Fel' },
  ...{ pastColumn: 'Har varit', currentColumn: 'Nu', annotated: 'Anteckning', fold: 'Göm', unfold: 'Visa' },
  ...{ fill: 'Fyll', annotateColumn: 'Anteckna' },
}

const maybe = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const mark = fc.record({
  pattern: fc.constantFrom('plain' as const, 'stripes' as const, 'dots' as const),
  tone: fc.constantFrom('accent' as const, 'muted' as const),
  title: fc.constantFrom('Semester', 'Sjuk', 'Vab'),
})

const cellOf = fc
  .record({
    text: fc.constantFrom('', '8', 'Se 40', 'Överbemanning'),
    breakAfter: maybe(fc.constant(4)),
    detail: maybe(fc.constant('av 40')),
    dirty: fc.boolean(),
    annotated: maybe(fc.boolean()),
    invalid: maybe(fc.constant('För mycket')),
    tone: maybe(fc.constantFrom('bad' as const, 'accent' as const, 'normal' as const)),
    description: maybe(fc.constant('Inte anställd')),
    title: maybe(fc.constant('Rubrik')),
    marks: maybe(fc.uniqueArray(mark, { selector: ({ title }) => title, maxLength: 2 })),
  })
  .map(cell => ({ ...cell, editable: false }) as SheetCell)

const count = 8

const columnsOf = (kind: SheetColumn['kind']): SheetColumn[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1
    return { id, kind, title: `v ${id}`, isPast: index < 2, isCurrent: index === 2 }
  })

const columnSets = [columnsOf('week'), columnsOf('week'), columnsOf('day')]

/** Which columns stand, what is in the row, and which set of columns it is of. */
const shown = fc.record({
  standing: fc.uniqueArray(fc.nat({ max: count - 1 }), { minLength: 1 }).map(indexes => indexes.sort((a, b) => a - b)),
  cells: fc.array(cellOf, { minLength: count, maxLength: count }),
  set: fc.nat({ max: columnSets.length - 1 }),
  words: fc.constantFrom(labels, { ...labels, changed: 'Changed', annotated: 'Note' }),
})

type Shown = typeof shown extends fc.Arbitrary<infer Value> ? Value : never

const viewOf = ({ standing, set, words }: Shown): SheetView => {
  const columns = columnSets[set] ?? []
  return {
    ...{ columns, standing, labels: words, summaries: [], readOnly: true, standingInputs: false },
    ...{ evenRows: true, dense: false, annotatesColumns: false },
    standingColumns: standing.flatMap((index, place) => {
      const column = columns[index]
      return column === undefined ? [] : [{ column, index, skipped: index - (standing[place - 1] ?? -1) - 1 }]
    }),
  }
}

const rowOf = ({ cells }: Shown): SheetRow => ({ id: 'a', label: 'Åsa', status: 'normal', cells })

/** Elements as text, whatever order their attributes were set in; a style that was taken back is none. */
const written = (element: Element): string => {
  const attributes = [...element.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .filter(attribute => attribute !== 'style=')
    .sort()
  const children = [...element.childNodes].map(node => (node instanceof Element ? written(node) : node.nodeValue))
  return `<${element.tagName} ${attributes.join(' ')}>${children.join('')}</>`
}

const rendered = (each: Shown): string[] => {
  const { standingColumns, labels: words } = viewOf(each)
  const { container, unmount } = render(
    <div>
      {standingColumns.map(({ column, index, skipped }) => (
        <MemoizedCell
          key={column.id}
          cell={each.cells[index] ?? { text: '', editable: false, dirty: false }}
          {...{ column, skipped, columnIndex: index + 2, rowLabel: 'Åsa', readOnly: true }}
          {...{ standingInput: false, labels: words }}
        />
      ))}
    </div>,
  )
  const html = [...(container.firstElementChild?.children ?? [])].map(written)
  unmount()
  return html
}

test('a box shows what React would, whatever it showed before, and keeps the elements of columns that stay', () => {
  fc.assert(
    fc.property(fc.array(shown, { minLength: 1, maxLength: 5 }), series => {
      const box = document.createElement('div')
      let before = new Map<number, Element>()
      for (const each of series) {
        drawCells(box, rowOf(each), viewOf(each))
        expect([...box.children].map(written)).toEqual(rendered(each))
        const after = new Map(each.standing.map((index, place) => [index, box.children[place] ?? box]))
        for (const [index, element] of after) if (before.has(index)) expect(element).toBe(before.get(index))
        before = after
      }
    }),
    { numRuns: 25 },
  )
})

test('what others have set on a cell stays when its text changes', () => {
  const [first, second] = [{ text: '8' }, { text: '16', dirty: true }].map(cell => ({
    ...{ standing: [0], set: 0, words: labels },
    cells: columnsOf('week').map(() => ({ editable: false, dirty: false, ...cell })),
  }))
  if (first === undefined || second === undefined) throw new Error('Nothing is shown')
  const box = document.createElement('div')
  drawCells(box, rowOf(first), viewOf(first))
  const cell = box.firstElementChild
  cell?.setAttribute('aria-selected', 'true')
  cell?.setAttribute('tabindex', '0')
  drawCells(box, rowOf(second), viewOf(second))
  expect(box.firstElementChild).toBe(cell)
  expect(cell?.textContent).toBe('16')
  expect([cell?.getAttribute('aria-selected'), cell?.getAttribute('tabindex')]).toEqual(['true', '0'])
})
