import { z } from 'zod'
import { forecastOutlook } from '../forecast/forecast-outlook'
import { absenceByWeek, clientList, unitList, userList } from './analytics-lists'
import { figuresOfPeople, figureSubjects } from './figure-subjects'

type Schema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Names of all numbers of an answer, each with the names of the objects that it stands in. */
const numbersOf = (schema: Schema, path: readonly string[] = []): string[] => {
  const types = [schema.type].flat()
  const own = types.includes('number') || types.includes('integer') ? [path.join('.')] : []
  const parts = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])]
  const more = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  return [
    ...own,
    ...[...parts, ...more].flatMap(part => numbersOf(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => numbersOf(part, [...path, name])),
  ]
}

const numbersIn = (schema: z.ZodType): string[] => [
  ...new Set(numbersOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema)),
]
const lastName = (path: string) => path.split('.').at(-1) ?? ''

const answers = { clientList, userList, unitList, absenceByWeek }

test.each(Object.entries(answers))(
  'A-227 each number of %s is declared: of a plan, a count, or of people',
  (_, schema) => {
    const numbers = numbersIn(schema)
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers.filter(path => !Object.keys(figureSubjects).includes(lastName(path)))).toEqual([])
  },
)

test('A-227 what the list of a person’s own units tells of people is what can be kept back', () => {
  const subjectOf = (path: string) => (figureSubjects as Readonly<Record<string, string>>)[lastName(path)] ?? ''
  const ofPeople = numbersIn(unitList).filter(path => subjectOf(path).startsWith('people'))
  expect(new Set(ofPeople.map(lastName))).toEqual(new Set(figuresOfPeople))
  expect(numbersIn(absenceByWeek).filter(path => subjectOf(path).startsWith('people'))).toEqual([])
})

test('A-227 the outlook of the start page tells hours and money of forecasts, and nothing of people', () => {
  const plans = ['efficiency', 'target', 'cost', 'remaining']
  const counts = ['id', 'units', 'total', 'withoutForecast', 'year', 'week', 'redWeeks']
  expect(numbersIn(forecastOutlook).filter(path => ![...plans, ...counts].includes(lastName(path)))).toEqual([])
})
