import { createSharedScroll } from './shared-scroll'

const waiting = new Set<HTMLElement>()

/** A browser tells of scrolling with the next frame, not at once; telling may scroll others in turn. */
const nextFrames = () => {
  for (const element of waiting) {
    waiting.delete(element)
    element.dispatchEvent(new Event('scroll'))
  }
}

/** jsdom lays nothing out; this element scrolls no further than it is told. */
const scrollable = (furthest: number, weekWidth?: number) => {
  const element = document.createElement('div')
  if (weekWidth !== undefined) {
    element.innerHTML = '<span role="columnheader" data-week="1"></span>'
    Object.defineProperty(element.firstElementChild, 'offsetWidth', { value: weekWidth })
  }
  let left = 0
  Object.defineProperty(element, 'scrollLeft', {
    get: () => left,
    set: (value: number) => {
      const before = left
      left = Math.min(value, furthest)
      if (left !== before) waiting.add(element)
    },
  })
  return element
}

test('what one scrolls the others follow, and a narrower one does not pull them back', () => {
  const shared = createSharedScroll()
  const [wide, wider, narrow] = [scrollable(500), scrollable(800), scrollable(100)]
  ;[wide, wider, narrow].forEach(shared.join)
  wider.scrollLeft = 300
  nextFrames()
  expect([wide.scrollLeft, wider.scrollLeft, narrow.scrollLeft]).toEqual([300, 300, 100])
  narrow.scrollLeft = 40
  nextFrames()
  expect([wide.scrollLeft, wider.scrollLeft, narrow.scrollLeft]).toEqual([40, 40, 40])
})

test('one that joins later starts where the others stand, and one that leaves is left alone', () => {
  const shared = createSharedScroll()
  const [first, second] = [scrollable(500), scrollable(500)]
  shared.join(first)
  first.scrollLeft = 200
  nextFrames()
  const leave = shared.join(second)
  expect(second.scrollLeft).toBe(200)
  leave()
  first.scrollLeft = 50
  nextFrames()
  expect(second.scrollLeft).toBe(200)
})

test('tables with weeks of other widths stand at the same week', () => {
  const shared = createSharedScroll()
  const [wide, narrow] = [scrollable(800, 70), scrollable(800, 40)]
  ;[wide, narrow].forEach(shared.join)
  wide.scrollLeft = 210
  nextFrames()
  expect(narrow.scrollLeft).toBe(120)
  expect(wide.scrollLeft).toBe(210)
})
