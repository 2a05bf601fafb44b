import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { sessionState } from '../session/session-state'
import { sessionUserOf } from '../session/session-user'
import { platformStore } from '../store'
import { meAnswer } from '../testing/browser-tab'
import { countWaiting } from './waiting-counted'
import { WaitingSwitch } from './waiting-switch'

const signIn = (id: number) =>
  platformStore.set(sessionState, { status: 'ready', user: sessionUserOf({ ...meAnswer, id, roles: [] }) })

afterEach(() => {
  platformStore.set(sessionState, { status: 'starting' })
  localStorage.clear()
})

test('what waits is left out until somebody counts it, and every switch of the page follows', () => {
  signIn(1)
  render(
    <>
      <WaitingSwitch label="Dagbok" />
      <WaitingSwitch label="Prognos" />
    </>,
  )
  const both = [screen.getByLabelText('Dagbok'), screen.getByLabelText('Prognos')]
  for (const each of both) expect(each).not.toBeChecked()
  fireEvent.click(screen.getByLabelText('Dagbok'))
  for (const each of both) expect(each).toBeChecked()
})

test('the choice is the one of the person in this browser', () => {
  signIn(1)
  countWaiting(true)
  render(<WaitingSwitch label="Väntar" />)
  act(() => signIn(2))
  expect(screen.getByLabelText('Väntar')).not.toBeChecked()
  act(() => countWaiting(false))
  act(() => signIn(1))
  expect(screen.getByLabelText('Väntar')).toBeChecked()
})
