import type { SheetCell, SheetMark } from '../core/content/sheet-content'
import { lookOfOne } from './cell-marks'
import * as cellStyles from './grid-cell.module.css'
import * as markStyles from './cell-marks.module.css'

const element = (name: 'span' | 'small', className?: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name)
  if (className !== undefined) made.className = className
  made.append(...children)
  return made
}

const word = ({ text, breakAfter }: SheetCell): (Node | string)[] => {
  if (breakAfter === undefined) return text === '' ? [] : [text]
  const part = element('span', cellStyles.part)
  return [element('span', cellStyles.word, text.slice(0, breakAfter), part, text.slice(breakAfter))]
}

const text = (cell: SheetCell): (Node | string)[] => {
  if (cell.detail === undefined) return word(cell)
  return [
    element(
      'span',
      cellStyles.lines,
      element('span', undefined, ...word(cell)),
      ' ',
      element('small', undefined, cell.detail),
    ),
  ]
}

const coloured = ({ pattern, tone }: SheetMark, className: string | undefined): HTMLElement => {
  const mark = element('span', className)
  mark.dataset.pattern = pattern
  mark.dataset.tone = tone
  return mark
}

const marked = (marks: readonly SheetMark[] = []): HTMLElement[] => {
  const [first, ...others] = marks
  if (first === undefined) return []
  const marking =
    others.length === 0
      ? coloured(first, lookOfOne)
      : element('span', markStyles.marks, ...marks.map(mark => coloured(mark, markStyles.mark)))
  marking.setAttribute('aria-hidden', 'true')
  return [marking]
}

/** What stands in a cell that is only read, as `ReadText` and `CellMarks` draw it, without React. */
export const readContent = (cell: SheetCell): (Node | string)[] => [...text(cell), ...marked(cell.marks)]
