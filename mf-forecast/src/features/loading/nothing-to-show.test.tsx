import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { NothingToShow } from './nothing-to-show'

addMessages('mf-forecast', 'sv', sv)

test('R-156 as information, announced as a status, that budgets are not locked', () => {
  render(
    <PlatformProvider>
      <NothingToShow load={{ phase: 'unlocked' }} retrying={false} onRetry={() => undefined} />
    </PlatformProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'Låst behovsbudget och resursbudget krävs för att visa prognosdata',
  )
})
