import { MemoryRouter } from '@veckovis/platform/router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addShellMessages } from '../../shell-messages'
import { LoginScreen } from './login-screen'

addShellMessages()

const textWith = (why: string | undefined): string => {
  sessionStorage.setItem('veckovis-return', JSON.stringify({ userId: '7', path: '/forecast', unit: null, why }))
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <MemoryRouter>
        <LoginScreen />
      </MemoryRouter>,
    ),
  )
  return place.textContent ?? ''
}

test.each([
  ['time', 'Du har loggats ut eftersom inloggningens tid har gått ut. Logga in igen'],
  ['new-password', 'Du har loggats ut eftersom kontots lösenord har bytts. Logga in igen'],
  ['by-person', 'avslutades av dig i en annan flik eller på en annan dator eller telefon. Logga in igen'],
  ['by-administrator', 'Du har loggats ut eftersom en administratör har avslutat dina inloggningar. Logga in igen'],
  ['constructor', 'Du har loggats ut eftersom inloggningen inte gäller längre. Logga in igen'],
  [undefined, 'Du har loggats ut eftersom inloggningen inte gäller längre. Logga in igen'],
])('a session that ended by %s is told so at the sign-in', (why, text) => {
  expect(textWith(why)).toContain(text)
})
