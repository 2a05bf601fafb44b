import { presetOf } from '@veckovis/domain/access'
import { addMessages } from '@veckovis/platform'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import sv from '../../../../locales/users/sv.json'
import { indexPlaces } from '../../../data/place-index'
import { PresetRaise } from './preset-offer'
import type { RightsGroup } from './rights/rights-groups'

addMessages('admin-users', 'sv', sv)
afterEach(cleanup)

const index = indexPlaces({
  counties: [],
  municipalities: [],
  departments: [],
  units: [{ id: 12, departmentId: 3, name: 'Norr', active: true }],
})
const offer = { granter: { jobTitleId: 999, roles: [] }, index }

const show = (groups: readonly RightsGroup[]) => {
  const taken: unknown[] = []
  const preset = presetOf(1)
  if (preset === undefined) throw new Error('A unit manager has a suggestion')
  const onTake = (...given: unknown[]) => taken.push(given)
  render(<PresetRaise jobTitleId={1} preset={preset} offer={offer} groups={groups} onTake={onTake} />)
  return taken
}

test('who holds less than the suggestion is told what it gives more, and one press takes it (A-188)', () => {
  const levels = { 1: 'WRITE', 2: 'WRITE', 3: 'WRITE', 4: 'WRITE', 5: 'WRITE' } as const
  const taken = show([{ places: ['unit:12'], levels }])
  expect(screen.getByText('Det som är valt ger inte Dagbok: Godkänna. Inget ändras om du inte höjer det.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Höj till förslaget' }))
  expect(taken).toEqual([
    [
      [{ places: ['unit:12'], levels: { ...levels, 1: 'APPROVE' } }],
      'Höjt till förslaget: Dagbok: Godkänna. Det gäller när du sparar.',
    ],
  ])
})

test('nothing is said where no unit is chosen', () => {
  show([{ places: [], levels: {} }])
  expect(screen.queryByRole('button')).toBeNull()
})
