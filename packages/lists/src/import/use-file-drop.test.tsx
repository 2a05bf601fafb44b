import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useFileDrop } from './use-file-drop'

type PageProps = { onFiles: (files: readonly File[]) => void; isFree: () => boolean }
const Page = ({ onFiles, isFree }: PageProps) => <p>{useFileDrop(onFiles, isFree) ? 'held over' : 'nothing held'}</p>

type Held = { readonly types: readonly string[]; readonly files: readonly File[] }

/** What a browser sends; jsdom knows no drag with something in it. */
const drag = (kind: 'dragOver' | 'dragLeave' | 'drop', { types, files }: Held) => {
  const event = createEvent[kind](document.body, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { types, files, dropEffect: 'none' } })
  // Nothing is gone to but another window.
  Object.defineProperty(event, 'relatedTarget', { value: null })
  fireEvent(document.body, event)
  return event
}

const workbook = new File(['x'], 'prognos.xlsx')
const held: Held = { types: ['Files'], files: [workbook] }

const open = (isFree = true) => {
  const taken: File[] = []
  render(<Page onFiles={files => taken.push(...files)} isFree={() => isFree} />)
  return taken
}

test('a file that is held over the page is announced, and taken where it is dropped; the browser does not open it', () => {
  const taken = open()
  expect(drag('dragOver', held).defaultPrevented).toBe(true)
  expect(screen.getByText('held over')).toBeDefined()
  drag('dragLeave', held)
  expect(screen.getByText('nothing held')).toBeDefined()
  drag('dragOver', held)
  expect(drag('drop', held).defaultPrevented).toBe(true)
  expect(taken).toEqual([workbook])
  expect(screen.getByText('nothing held')).toBeDefined()
})

test('a text that is dragged is none of the page’s', () => {
  const taken = open()
  const text = { types: ['text/plain'], files: [] }
  expect([drag('dragOver', text), drag('drop', text)].map(event => event.defaultPrevented)).toEqual([false, false])
  expect(taken).toEqual([])
})

test('where nothing is taken, as behind a modal dialog, the browser opens nothing either', () => {
  const taken = open(false)
  expect([drag('dragOver', held), drag('drop', held)].map(event => event.defaultPrevented)).toEqual([true, true])
  expect(screen.getByText('nothing held')).toBeDefined()
  expect(taken).toEqual([])
})
