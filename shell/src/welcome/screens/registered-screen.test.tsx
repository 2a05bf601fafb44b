import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import { addShellMessages } from '../../shell-messages'
import { Welcome } from '../welcome'

addShellMessages()

test('R-454 after a sign-up a page says what has been done and what comes next, and leads to the sign-in', async () => {
  render(
    <PlatformProvider>
      <MemoryRouter initialEntries={['/login?view=registered']}>
        <Welcome />
      </MemoryRouter>
    </PlatformProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Titta i din e-post' })).toBeVisible()
  expect(screen.getByText(/^Vi har skickat ett mejl till adressen\. Bekräfta kontot/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Till inloggningen' })).toHaveAttribute('href', '/login')
})
