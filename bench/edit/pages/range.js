import { weeks } from './model'

const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

const clamp = (value, highest) => Math.min(Math.max(value, 0), highest)

/**
 * Selection of several cells for a grid that has none: by Shift and arrows, by dragging, with copy and fill to the
 * right. It is one element laid over the cells, so that no cell is rendered when the selection changes.
 */
export const createRange = ({ model, rowsAbove, sizes }) => {
  const overlay = document.createElement('div')
  overlay.className = 'range'
  let frame = null
  let scroller = null
  let anchor = null
  let end = null
  let isDragging = false

  const bounds = () => ({
    top: Math.min(anchor.row, end.row),
    bottom: Math.max(anchor.row, end.row),
    left: Math.min(anchor.week, end.week),
    right: Math.max(anchor.week, end.week),
  })
  const isSingle = () => anchor === null || (anchor.row === end.row && anchor.week === end.week)

  const draw = () => {
    overlay.hidden = isSingle()
    if (overlay.hidden) return
    const { top, bottom, left, right } = bounds()
    const x = sizes.label + left * sizes.week - scroller.scrollLeft
    const y = (top + rowsAbove) * sizes.row - scroller.scrollTop
    overlay.style.transform = `translate(${x}px, ${y}px)`
    overlay.style.width = `${(right - left + 1) * sizes.week}px`
    overlay.style.height = `${(bottom - top + 1) * sizes.row}px`
  }
  const extendTo = (row, week) => {
    end = { row: clamp(row, model.rows().length - 1), week: clamp(week, weeks.length - 1) }
    draw()
  }
  const textsOf = pick => {
    const { top, bottom, left, right } = bounds()
    return model
      .rows()
      .slice(top, bottom + 1)
      .map(row => pick(row, left, right))
  }
  const fillRight = () => {
    const edits = textsOf((row, left, right) =>
      Array.from({ length: right - left }, (_, step) => ({
        rowId: row.id,
        week: left + step + 2,
        text: row.texts[left],
      })),
    )
    model.edit(edits.flat())
  }

  return {
    attach: element => {
      frame = element
      scroller = frame.querySelector('[role=grid]')
      frame.append(overlay)
      const stop = () => (isDragging = false)
      window.addEventListener('mouseup', stop)
      return () => {
        window.removeEventListener('mouseup', stop)
        overlay.remove()
      }
    },
    scrolled: draw,
    focusOn: (row, week) => {
      anchor = week === undefined || row < 0 ? null : { row, week: week - 1 }
      end = anchor
      if (scroller !== null) draw()
    },
    mouseDown: ({ rowIdx, column }) => {
      isDragging = column.week !== undefined
      anchor = isDragging ? { row: rowIdx, week: column.week - 1 } : null
      end = anchor
    },
    mouseOver: (row, week) => {
      if (isDragging && anchor !== null) extendTo(row, week - 1)
    },
    takesKey: event => {
      if (anchor === null) return false
      const step = steps[event.key]
      if (event.shiftKey && step !== undefined) extendTo(end.row + step[0], end.week + step[1])
      else if (event.ctrlKey && event.key === 'r') {
        event.preventDefault()
        fillRight()
      } else return false
      return true
    },
    topLeft: () => (anchor === null ? undefined : { rowId: model.rows()[bounds().top].id, week: bounds().left + 1 }),
    text: () => textsOf((row, left, right) => row.texts.slice(left, right + 1).join('\t')).join('\n'),
  }
}
