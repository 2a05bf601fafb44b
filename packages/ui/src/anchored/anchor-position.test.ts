import { placeBeside } from './anchor-position'

const view = { width: 1000, height: 600 }
const size = { width: 300, height: 200 }
const cell = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 30 })

test.each([
  ['below its anchor', cell(100, 100), { left: 100, top: 136 }],
  ['above where there is no room below', cell(100, 500), { left: 100, top: 294 }],
  ['inside on the right', cell(950, 100), { left: 692, top: 136 }],
  ['inside on the left', cell(-200, 100), { left: 8, top: 136 }],
  ['at the bottom for an anchor that is scrolled away below', cell(100, 2000), { left: 100, top: 392 }],
  ['at the top for an anchor that is scrolled away above', cell(100, -900), { left: 100, top: 8 }],
])('%s', (_case, anchor, expected) => {
  expect(placeBeside(anchor, size, view)).toEqual(expected)
})

test('neither above nor below has room: it stays inside the window', () => {
  expect(placeBeside(cell(100, 80), { width: 300, height: 500 }, view)).toEqual({ left: 100, top: 92 })
})
