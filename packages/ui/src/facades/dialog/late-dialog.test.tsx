import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { AppearanceProvider } from '../../index'
import { Dialog } from '../dialog'

const mockLate = { here: null as (() => React.ReactNode) | null, fetch: () => Promise.resolve() }

// What the tests of others have in its place.
jest.mock('./modal-at-once', () => ({ modalNow: () => mockLate.here, fetchModal: () => mockLate.fetch() }))

const Modal = () => <div role="dialog" aria-label="The modal" />

const Page = ({ onPageKey }: { readonly onPageKey?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of a page
    <div onKeyDown={onPageKey}>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog title="Sure?" open={isOpen} onCancel={() => setOpen(false)}>
        <input aria-label="Name" />
      </Dialog>
    </div>
  )
}

const ask = (onPageKey?: () => void) => {
  const fetched: string[] = []
  render(
    <AppearanceProvider
      theme="light"
      language="en"
      fetchCode={load => {
        fetched.push('asked')
        return load()
      }}
    >
      <Page {...(onPageKey === undefined ? {} : { onPageKey })} />
    </AppearanceProvider>,
  )
  const button = screen.getByRole('button', { name: 'Ask' })
  button.focus()
  expect(fetched).toEqual([])
  fireEvent.click(button)
  return { button, fetched }
}

/** The modal comes when it is let go. */
const holdBack = () => {
  let letGo = () => {}
  mockLate.here = null
  mockLate.fetch = () =>
    new Promise(resolve => {
      letGo = () => {
        mockLate.here = Modal
        resolve()
      }
    })
  return () => letGo()
}

test('a dialog that is asked for before its code is here holds the keys, and gives the focus back to the modal', async () => {
  const letGo = holdBack()
  const onPageKey = jest.fn()
  const { button } = ask(onPageKey)
  const waiting = screen.getByRole('alertdialog', { name: 'Sure?' })
  expect(waiting).toHaveFocus()
  expect(waiting).toHaveAttribute('aria-busy', 'true')
  fireEvent.keyDown(waiting, { key: '7' })
  expect(onPageKey).not.toHaveBeenCalled()
  letGo()
  expect(await screen.findByRole('dialog', { name: 'The modal' })).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog', { name: 'Sure?' })).toBeNull()
  // From here the modal takes it, and to here it gives it back.
  expect(button).toHaveFocus()
})

test('Escape leaves the one that waits', () => {
  holdBack()
  const { button } = ask()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(button).toHaveFocus()
})

test('code that does not come is told, and asked for once more', async () => {
  const letGo = holdBack()
  const hold = mockLate.fetch
  mockLate.fetch = () => Promise.reject(new Error('away'))
  const { fetched } = ask()
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the page could not be loaded.')
  mockLate.fetch = hold
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  letGo()
  expect(await screen.findByRole('dialog', { name: 'The modal' })).toBeInTheDocument()
  expect(fetched).toEqual(['asked', 'asked'])
})

test('code that does not come can be left', async () => {
  mockLate.here = null
  mockLate.fetch = () => Promise.reject(new Error('away'))
  ask()
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
