import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../index'
import { ConfirmDialog, Dialog } from '../dialog'
import { DropdownMenu } from '../menu'

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

/** As pages do it: the dialog is gone at once when it is closed. */
const Page = ({ children, title = 'First' }: { readonly children?: ReactNode; readonly title?: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu items={[{ key: 'open', label: 'Open', onSelect: () => setOpen(true) }]}>
        <Button>Menu</Button>
      </DropdownMenu>
      <Button onClick={() => setOpen(true)}>Open {title}</Button>
      {isOpen && (
        <Dialog key={title} title={title} open onCancel={() => setOpen(false)}>
          {children ?? <input aria-label={`Name of ${title}`} />}
        </Dialog>
      )}
    </>
  )
}

const openFrom = async (button: HTMLElement, title: string) => {
  act(() => button.focus())
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByLabelText(`Name of ${title}`)).toHaveFocus())
}

test('a dialog that is mounted only while it is open gives the focus back to what opened it', async () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Open First' })
  await openFrom(button, 'First')
  escape()
  await waitFor(() => expect(button).toHaveFocus())
})

test('one that an entry of a menu opened gives the focus back to the button of the menu', async () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Menu' })
  fireEvent.click(button)
  await openFrom(screen.getByRole('menuitem', { name: 'Open' }), 'First')
  escape()
  await waitFor(() => expect(button).toHaveFocus())
})

test('one in the place of another gives it back to where it was before both, one above another to that one', async () => {
  const { rerender } = render(<Page />)
  const button = screen.getByRole('button', { name: 'Open First' })
  await openFrom(button, 'First')
  rerender(<Page title="Second" />)
  await waitFor(() => expect(screen.getByLabelText('Name of Second')).toHaveFocus())
  escape()
  await waitFor(() => expect(button).toHaveFocus())
  rerender(
    <Page title="Second">
      <input aria-label="Name of Second" />
      <Page title="Third" />
    </Page>,
  )
  await openFrom(button, 'Second')
  const inner = screen.getByRole('button', { name: 'Open Third' })
  await openFrom(inner, 'Third')
  fireEvent.click(screen.getAllByRole('button', { name: 'Stäng' }).at(-1) ?? document.body)
  await waitFor(() => expect(inner).toHaveFocus())
})

test('the focus that was moved on while a dialog was open stays where it is', async () => {
  const { rerender } = render(<Page />)
  await openFrom(screen.getByRole('button', { name: 'Open First' }), 'First')
  const page = (isThere: boolean) => (
    <>
      {isThere && <Page />}
      <Button>Elsewhere</Button>
    </>
  )
  rerender(page(false))
  expect(document.body).toHaveFocus()
  rerender(page(true))
  await openFrom(screen.getByRole('button', { name: 'Open First' }), 'First')
  act(() => screen.getByRole('button', { name: 'Elsewhere', hidden: true }).focus())
  rerender(page(false))
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test.each<[string, ReactNode]>([
  [
    'what can not be edited is passed over',
    <>
      <input type="file" aria-label="File" />
      <input aria-label="Fixed" readOnly />
      <input aria-label="Shut" disabled />
      <select aria-label="Begin" />
    </>,
  ],
  [
    'of radio buttons the chosen one',
    <>
      <input type="radio" name="way" aria-label="Other" />
      <input type="radio" name="way" aria-label="Begin" defaultChecked />
    </>,
  ],
])('a dialog begins at its first field: %s', async (_case, children) => {
  render(
    <Dialog title="Sure?" open footer={<Button>Save</Button>} onCancel={() => {}}>
      {children}
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByLabelText('Begin')).toHaveFocus())
})

test('a dialog without fields begins at its first button that destroys nothing', async () => {
  const { unmount } = render(
    <ConfirmDialog
      title="Remove?"
      open
      tone="danger"
      confirmLabel="Remove"
      cancelLabel="Cancel"
      onConfirm={() => {}}
      onCancel={() => {}}
    />,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  unmount()
  const footer = (
    <>
      <Button variant="danger">Remove</Button>
      <Button>Keep</Button>
    </>
  )
  render(<Dialog title="Remove?" open footer={footer} onCancel={() => {}} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus())
})
