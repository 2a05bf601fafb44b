import '@testing-library/jest-dom'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { addMessages, leaveGuard, PlatformProvider } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import sv from '../../../locales/sv.json'
import { UpdateNotice } from './update-notice'

addMessages('shell', 'sv', sv)

let isDirty = true
let forget: () => void

beforeEach(() => {
  jest.useFakeTimers()
  isDirty = true
  forget = leaveGuard.register({ isDirty: () => isDirty, save: () => Promise.resolve(true), discard: () => undefined })
})
afterEach(() => {
  cleanup()
  forget()
  jest.useRealTimers()
})

const onUpdate = jest.fn(() => new Promise<void>(() => undefined))
const onLater = jest.fn()

const pageWith = ({ isThere = true, asks = false }: { isThere?: boolean; asks?: boolean } = {}) => (
  <PlatformProvider>
    <main tabIndex={-1}>{isThere && <UpdateNotice title="Prognos" onUpdate={onUpdate} onLater={onLater} />}</main>
    <Dialog title="Lägg till" open={asks} onCancel={() => undefined}>
      <input aria-label="Namn" />
    </Dialog>
  </PlatformProvider>
)
const buttons = () => screen.queryAllByRole('button', { hidden: true }).map(button => button.textContent)
const notice = () => screen.getByText(/^Prognos finns i en ny version/)

test('it says when the new version comes, and follows a save that was made elsewhere', () => {
  render(pageWith())
  expect(notice()).toHaveTextContent('Den läses in när du har sparat.')
  expect(buttons()).toEqual(['Spara och uppdatera', 'Senare'])
  isDirty = false
  act(() => jest.advanceTimersByTime(500))
  expect(notice()).toHaveTextContent('Den läses in när du byter sida.')
  expect(buttons()).toEqual(['Läs in nu', 'Senare'])
  isDirty = true
  act(() => jest.advanceTimersByTime(500))
  expect(buttons()).toEqual(['Spara och uppdatera', 'Senare'])
})

test('behind a dialog it offers nothing that cannot be pressed, and does so again afterwards', async () => {
  const page = render(pageWith())
  await act(async () => page.rerender(pageWith({ asks: true })))
  expect(notice()).toBeVisible()
  expect(screen.queryByText('Senare')).toBeNull()
  await act(async () => page.rerender(pageWith()))
  expect(screen.getByText('Senare')).toBeVisible()
})

test('it is taken once, and the focus stays in the page when the button goes', () => {
  const page = render(pageWith())
  const button = screen.getByRole('button', { name: 'Spara och uppdatera' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onUpdate).toHaveBeenCalledTimes(1)
  // A button that is disabled loses the focus in browsers.
  expect(button).toBeEnabled()
  page.rerender(pageWith({ isThere: false }))
  expect(screen.getByRole('main')).toHaveFocus()
})
