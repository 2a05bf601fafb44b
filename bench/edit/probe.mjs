/**
 * Runs inside each page before its own code. How "everything is painted" is told is the same for all of them: from the
 * time stamp of the key event (when the browser got the key, so that waiting for a busy page counts) to the end of the
 * first frame that shows all that depends on the edit. Whether it is there is looked up in each frame after the page's
 * own animation callbacks and layout; the end of that frame is a message posted there, which is taken out of the queue
 * when the main thread has painted and handed the frame to the compositor.
 * `page`: how the page names its cells, see pages.mjs.
 */
export const installProbe = page => {
  const weekColumn = week => `week-${week}`
  const rowNumbers = new Map()
  const numberOfRow = rowId => {
    if (rowNumbers.size === 0)
      for (const row of document.querySelectorAll('[role=row]'))
        rowNumbers.set(row.querySelector('[aria-colindex="1"]')?.textContent, row.ariaRowIndex)
    return rowNumbers.get(rowId)
  }
  const finders = {
    own: (rowId, column) => {
      const part = typeof column === 'number' ? `[data-week="${column}"]` : `[data-summary="${column}"]`
      return document.querySelector(`[data-row-id="${rowId}"] ${part}`)
    },
    'react-data-grid': (rowId, column) => {
      const number = { sum: 55, average: 56 }[column] ?? column + 1
      return document.querySelector(`[aria-rowindex="${numberOfRow(rowId)}"] > [aria-colindex="${number}"]`)
    },
    'ag-grid': (rowId, column) => {
      const name = typeof column === 'number' ? weekColumn(column) : column
      return document.querySelector(`.ag-row[row-id="${rowId}"] [col-id="${name}"]`)
    },
    'antd-table': (rowId, column) => {
      const part = typeof column === 'number' ? `[data-week="${column}"]` : `[data-summary="${column}"]`
      return document.querySelector(`[data-row-key="${rowId}"] div${part}`)
    },
  }
  const find = finders[page.cells]

  const textOf = (rowId, column) => {
    const cell = find(rowId, column)
    if (cell === null) return undefined
    return cell.querySelector('input')?.value ?? cell.textContent
  }
  /** The week's point and the lines through all of them: an edit moves the one or the other. */
  const chartOf = week => {
    const point = document.querySelector(`[data-chart-week="${week}"]`)
    const lines = document.querySelectorAll('path[data-line]')
    if (point === null || lines.length === 0) return undefined
    return [point.getAttribute('transform'), ...Array.from(lines, path => path.getAttribute('d'))].join()
  }

  /** What has to look different once an edit is painted. */
  const dependents = ({ rows, week }) => {
    const summaries = rows.flatMap(rowId => [() => textOf(rowId, 'sum'), () => textOf(rowId, 'average')])
    return page.hasChart ? [...summaries, () => chartOf(week)] : summaries
  }

  const watch = edit => {
    const reads = dependents(edit)
    const before = reads.map(read => read())
    if (before.includes(undefined)) throw new Error(`not all that depends on ${JSON.stringify(edit)} is in the page`)
    const isThere = () =>
      edit.cells.every(({ rowId, week, text }) => textOf(rowId, week) === text) &&
      reads.every((read, index) => read() !== before[index])
    const describe = () => ({ edit, before, now: reads.map(read => read()) })
    return { isThere, describe }
  }

  const afterThisFrame = then => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  }

  /** In the next frame, after every animation callback of the page and after layout. */
  const inNextFrame = then =>
    requestAnimationFrame(() => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        then()
      })
      observer.observe(document.documentElement)
    })

  const untilPainted = ({ isThere, describe }, since, resolve, reject) => {
    const look = () => {
      if (performance.now() - since > 15_000) return reject(new Error(`never painted: ${JSON.stringify(describe())}`))
      if (!isThere()) return inNextFrame(look)
      return afterThisFrame(() => {
        const now = performance.now()
        performance.measure('veckovis-edit', { start: since, end: now })
        resolve(now - since)
      })
    }
    inNextFrame(look)
  }

  let painted

  window.veckovisProbe = {
    textOf,
    centre: (rowId, column) => {
      const { x, y, width, height } = find(rowId, column).getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    /** Milliseconds that the last watched edit took. */
    painted: () => painted,
    /** From now on waits for Enter. */
    watchEnter: edit => {
      const watched = watch(edit)
      painted = new Promise((resolve, reject) => {
        const pressed = event => {
          if (event.key !== 'Enter') return
          window.removeEventListener('keydown', pressed, true)
          untilPainted(watched, event.timeStamp, resolve, reject)
        }
        window.addEventListener('keydown', pressed, true)
      })
    },
    /** Milliseconds from a paste into what has the focus. */
    afterPaste: (edit, text) =>
      new Promise((resolve, reject) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const watched = watch(edit)
        // A task of its own, as the browser's paste is.
        setTimeout(() => {
          const since = performance.now()
          const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          document.activeElement.dispatchEvent(event)
          untilPainted(watched, since, resolve, reject)
        })
      }),
    /** Two frames in which nobody measures. */
    rest: () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  }
}
