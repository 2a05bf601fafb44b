import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../locales/sv.json'
import { NothingToShow } from './nothing-to-show'

addMessages('mf-forecast', 'sv', sv)

test('R-156 as information, announced as a status, that budgets are not locked', () => {
  render(
    <PlatformProvider>
      <QueryProvider>
        <NothingToShow unitId={1} load={{ phase: 'unlocked' }} retrying={false} onRetry={() => undefined} />
      </QueryProvider>
    </PlatformProvider>,
  )
  // The other one is the list of what is missing, which still loads.
  const [notice] = screen.getAllByRole('status')
  expect(notice?.textContent).toBe('Låst behovsbudget och resursbudget krävs för att visa prognosdata')
})
