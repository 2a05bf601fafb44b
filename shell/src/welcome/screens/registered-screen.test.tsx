import { MemoryRouter } from '@veckovis/platform/router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addShellMessages } from '../../shell-messages'
import { RegisteredScreen } from './registered-screen'

addShellMessages()

test('R-454 after a sign-up a page says what has been done and what comes next, and leads to the sign-in', () => {
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <MemoryRouter>
        <RegisteredScreen />
      </MemoryRouter>,
    ),
  )
  expect(place.querySelector('h1')?.textContent).toBe('Titta i din e-post')
  expect(place.textContent).toContain('Vi har skickat ett mejl till adressen. Bekräfta kontot')
  const [link] = place.querySelectorAll('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Till inloggningen', '/login'])
})
