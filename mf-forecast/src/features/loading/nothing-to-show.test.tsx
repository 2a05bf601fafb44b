import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { NothingToShow } from './nothing-to-show'

addMessages('mf-forecast', 'sv', sv)

const show = (isFirst: boolean) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <NothingToShow
          unitId={1}
          isFirst={isFirst}
          load={{ phase: 'unlocked' }}
          retrying={false}
          onRetry={() => undefined}
        />
      </QueryProvider>
    </PlatformProvider>,
  )

const unlocked = 'Låst behovsbudget och resursbudget krävs för att visa prognosdata'

test('R-156 as information, announced as a status, that budgets are not locked', () => {
  show(false)
  expect(screen.getByRole('status').textContent).toBe(unlocked)
})

test('before the first forecast of a unit the list of what is missing stands below it', () => {
  show(true)
  const [notice, list] = screen.getAllByRole('status')
  expect(notice?.textContent).toBe(unlocked)
  expect(list).toHaveAttribute('aria-busy', 'true')
})
