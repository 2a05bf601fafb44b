import { usePrintPeriod } from '@veckovis/platform'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { addShellMessages } from '../../shell-messages'
import { usePrintHead } from './use-print-head'

addShellMessages()

const Module = ({ weeks }: { weeks: string }) => {
  usePrintPeriod(weeks)
  return null
}
const Frame = () => {
  usePrintHead('Prognos', false)
  return null
}

const titleWhilePrinting = () => {
  dispatchEvent(new Event('beforeprint'))
  const { title } = document
  dispatchEvent(new Event('afterprint'))
  return title
}

beforeAll(() => {
  // jsdom makes no style sheets of a script's own.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  document.adoptedStyleSheets = []
})

test('a sheet that redraws itself as printing begins does not take the title of the print away', () => {
  document.title = 'Prognos – Veckovis'
  const [frame, sheet] = [0, 1].map(() => createRoot(document.createElement('div'))) as [Root, Root]
  let weeks = 'v. 1–2'
  // As in the grid, whose listener was there first: the commit of a change may come with the event itself.
  const redraw = () => flushSync(() => sheet.render(createElement(Module, { weeks })))
  addEventListener('beforeprint', redraw)
  flushSync(() => frame.render(createElement(Frame)))
  redraw()
  expect(titleWhilePrinting()).toBe('Prognos · v. 1–2')
  weeks = 'v. 3–9'
  expect(titleWhilePrinting()).toBe('Prognos · v. 3–9')
  expect(document.title).toBe('Prognos – Veckovis')
  removeEventListener('beforeprint', redraw)
  frame.unmount()
  sheet.unmount()
})
