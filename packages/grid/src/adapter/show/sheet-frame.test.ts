import { SheetElements, type SheetParts } from './sheet-elements'
import { SheetFrame } from './sheet-frame'

const parts = (): SheetParts => {
  const part = () => document.createElement('div')
  const first = { sheet: part(), scroller: part(), bubble: part(), range: part() }
  return { ...first, preview: part(), figure: part(), end: part() }
}

/** A frame of a sheet, and the browser's frames and the time between them, one by one. */
const setup = () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(callback => frames.push(callback))
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(id => void frames.splice(id - 1, 1))
  const elements = new SheetElements(parts(), {
    content: () => {
      throw new Error('Nothing is looked up')
    },
    columns: () => [],
  })
  const follow = jest.fn()
  const frame = new SheetFrame(elements, { place: () => undefined, follow })
  const draw = () => frames.splice(0).forEach(callback => callback(0))
  return { frame, follow, draw, goOn: () => jest.runOnlyPendingTimers() }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('what scrolling brings is made after the frame, once however often the sheet was scrolled before it', () => {
  const { frame, follow, draw, goOn } = setup()
  frame.follow()
  frame.follow()
  draw()
  expect(follow).not.toHaveBeenCalled()
  goOn()
  expect(follow).toHaveBeenCalledTimes(1)
  draw()
  goOn()
  expect(follow).toHaveBeenCalledTimes(1)
})

test('where the browser leaves no time after a frame it is made in the next one, and not again', () => {
  const { frame, follow, draw, goOn } = setup()
  frame.follow()
  draw()
  frame.follow()
  draw()
  expect(follow).toHaveBeenCalledTimes(1)
  goOn()
  expect(follow).toHaveBeenCalledTimes(1)
})

test('a sheet that goes makes nothing any more, neither before its frame nor after it', () => {
  const { frame, follow, draw, goOn } = setup()
  frame.follow()
  frame.cancel()
  draw()
  goOn()
  frame.follow()
  draw()
  frame.cancel()
  goOn()
  expect(follow).not.toHaveBeenCalled()
})
