import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { DensitySwitch } from './density-switch'
import { useDensity } from './use-density'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
afterEach(() => localStorage.clear())

const Plan = () => {
  const { density, change } = useDensity()
  return (
    <div data-testid="plan" data-density={density}>
      <DensitySwitch density={density} onChange={change} />
    </div>
  )
}
const open = () => {
  const { unmount } = render(
    <PlatformProvider>
      <Plan />
    </PlatformProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { press, density: () => screen.getByTestId('plan').dataset['density'], unmount }
}

test('a plan is comfortable until somebody makes it dense, and stays dense in every plan that is opened next', () => {
  const first = open()
  expect(first.density()).toBe('comfortable')
  first.press('Tät')
  expect(first.density()).toBe('dense')
  first.unmount()
  const next = open()
  expect(next.density()).toBe('dense')
  next.press('Bekväm')
  expect(next.density()).toBe('comfortable')
})
