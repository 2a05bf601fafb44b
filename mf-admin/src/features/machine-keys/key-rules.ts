import { dayOf } from '@veckovis/domain/modules'
import { required, textField } from '@veckovis/forms/rules'
import { object } from 'yup'
import { scopeOfKey, type PlaceKey } from '../../data/place-key'

const longestSource = 60
const mostYears = 2

/** The day so many years after another one. */
const yearsLater = (day: string, years: number): string => {
  const [year = '', ...rest] = day.split('-')
  return [Number(year) + years, ...rest].join('-')
}

/** A year ahead, as a date field holds it; the last of February has its day before in other years. */
export const usualEnd = (now: Date): string => yearsLater(dayOf(now), 1).replace(/-02-29$/, '-02-28')

export type KeyField = 'source' | 'reach' | 'places' | 'endsOn'

/** A message is a key of the texts of machine keys. */
export const keySchema = object({
  source: textField(
    required(text => (text.trim().length > longestSource ? 'too-long' : null)),
    code => `error.${code}`,
  ),
  reach: textField(() => null),
  places: textField((places, { reach }) => (reach === 'chosen' && places === '' ? 'error.no-place' : null)),
  endsOn: textField(
    required(day => {
      const today = dayOf(new Date())
      return day > today && day <= yearsLater(today, mostYears) ? null : 'end-out-of-range'
    }),
    code => `error.${code}`,
  ),
})

/** The form holds what was chosen as one text. */
export const textOfPlaces = (keys: readonly PlaceKey[]): string => keys.join(' ')
export const placesOfText = (text: string): PlaceKey[] => (text === '' ? [] : (text.split(' ') as PlaceKey[]))

const idsOf = (kind: 'department' | 'unit', keys: readonly PlaceKey[]): number[] =>
  keys.flatMap(key => {
    const scope = scopeOfKey(key)
    return scope?.kind === kind ? [scope.id] : []
  })

/** Neither departments nor units: the whole municipality. */
export const sentPlaces = ({ reach, places }: Readonly<Record<'reach' | 'places', string>>) => {
  const keys = reach === 'chosen' ? placesOfText(places) : []
  return { departmentIds: idsOf('department', keys), unitIds: idsOf('unit', keys) }
}
