import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import sv from '../../../../locales/sv.json'
import { ObstacleList } from './obstacle-list'

beforeAll(() => addMessages('mf-admin', 'sv', sv))

test('licences that stand in the way are named by their areas, and what is another program’s by its own name', () => {
  const names = ['analytics', 'budget', 'diary', 'other']
  const obstacles = [{ kind: 'licence' as const, total: 4, items: names.map((name, id) => ({ id: id + 1, name })) }]
  render(
    <PlatformProvider>
      <MemoryRouter>
        <ObstacleList kind="municipality" id={1} obstacles={obstacles} onLeave={() => undefined} />
      </MemoryRouter>
    </PlatformProvider>,
  )
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Analys', 'Budget', 'Dagbok', 'other'])
})
