import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { useAnchored } from './use-anchored'

beforeAll(() =>
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  }),
)

const Beside = ({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) => {
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  return (
    <div ref={panel} role="dialog" aria-label="Beside">
      <button data-first-focus="">Close</button>
    </div>
  )
}

const Page = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button onClick={event => setAnchor(event.currentTarget)}>Open</button>
      <input aria-label="Elsewhere" />
      {anchor !== null && <Beside anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

const open = () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement)
  return button
}

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

test.each([
  ['inside it', () => undefined],
  ['nowhere, as after a press on its words or a print', () => screen.getByRole('button', { name: 'Close' }).blur()],
])('Escape closes it while the focus is %s, and the focus goes back to where it came from', (_where, leave) => {
  const button = open()
  leave()
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('Escape elsewhere on the page is not its own', () => {
  open()
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus()
  escape()
  expect(screen.queryByRole('dialog')).not.toBeNull()
})
