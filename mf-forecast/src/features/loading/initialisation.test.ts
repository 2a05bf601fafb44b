import sv from '../../../locales/sv.json'
import {
  mostPolls,
  nextInitialisation,
  pollInterval,
  startOfInitialisation,
  type Initialisation,
} from './initialisation'

const polled = (times: number) =>
  Array.from({ length: times }).reduce<Initialisation>(
    state => nextInitialisation(state, { type: 'polled' }),
    startOfInitialisation,
  )

describe('waiting for a user with a unit', () => {
  test('R-185 R-186 R-520 ten polls of half a second are made before it is an error', () => {
    expect(mostPolls * pollInterval).toBe(5000)
    expect(polled(9).phase).toBe('polling')
    expect(polled(10)).toEqual({ phase: 'timed-out' })
    expect(polled(11)).toEqual({ phase: 'timed-out' })
    expect(sv.init.timedOut).toBe(
      'Användarsession eller aktiv enhet är inte tillgänglig. Vänligen logga in igen eller välj en enhet.',
    )
  })

  test('R-506 R-519 a retry without a unit says so and does not start again', () => {
    expect(nextInitialisation(polled(10), { type: 'retried', hasUnit: false })).toEqual({ phase: 'unit-missing' })
  })

  test('R-185 a retry with a unit starts over', () => {
    expect(nextInitialisation(polled(10), { type: 'retried', hasUnit: true })).toBe(startOfInitialisation)
  })
})
