import fc, { type Arbitrary } from 'fast-check'
import { z, type ZodType } from 'zod'

/** The parts of JSON Schema that zod writes. */
type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** What a person who means harm, or a broken program, puts in the place of something. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'å'.repeat(5000),
  "'; DROP TABLE unit; --",
  '2026-02-30',
  '0001-01-01',
  -1,
  0,
  0.1,
  1e-300,
  1e300,
  2 ** 31,
  2 ** 53,
  '1e9',
  [],
  [null],
  {},
  { constructor: {}, toString: 1 },
  true,
)

const days = fc.constantFrom('2024-02-29', '2025-12-31', '2026-03-18', '2026-01-01', '2099-12-31', '1899-01-01')

const strings: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: days,
  'date-time': days.map(day => `${day}T08:00:00.000Z`),
  email: fc.constantFrom('a@b.example', 'åsa@b.example', 'A@B.EXAMPLE'),
}

// eslint-disable-next-line no-restricted-syntax -- the pattern of a schema, which lint reads where it stands
const expressionOf = (pattern: string) => new RegExp(pattern)

/** 64 digits, with the ending of a file or without one. */
const isDigest = (pattern: string) => pattern.includes('{64}')

const stringOf = ({ format = '', pattern, minLength = 0, maxLength = 40 }: Schema) =>
  strings[format] ??
  (pattern === undefined
    ? undefined
    : fc.stringMatching(expressionOf(pattern), { maxLength: isDigest(pattern) ? 68 : 40 })) ??
  fc.oneof(fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)), unit: 'grapheme' }), days)

/** Few enough that ids meet records, and now and then any within the bounds. */
const integerOf = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema) => {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)]
  return fc.oneof(
    fc.integer({ min: Math.max(min, 1), max: Math.max(min, 1, Math.min(max, 60)) }),
    fc.integer({ min, max }),
  )
}

const numberOf = ({ minimum = -1e9, maximum = 1e9 }: Schema) =>
  fc.oneof(
    fc.constantFrom(0, 0.5, 1, 40, 30_000),
    fc.integer({ min: 0, max: 100 }),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  )

const arrayOf = ({ items = {}, prefixItems, minItems = 0, maxItems = 5 }: Schema): Arbitrary<unknown> =>
  prefixItems === undefined
    ? fc.array(valueOf(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) })
    : fc.tuple(...prefixItems.map(valueOf))

const objectOf = ({ properties = {}, required = [], additionalProperties, propertyNames }: Schema) => {
  const named = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]))
  const known = fc.record(named, { requiredKeys: required.filter(name => name in named) })
  if (typeof additionalProperties !== 'object') return known
  const names = propertyNames?.enum ? valueOf(propertyNames).map(String) : fc.integer({ min: 0, max: 60 }).map(String)
  return fc
    .tuple(known, fc.dictionary(names, valueOf(additionalProperties), { maxKeys: 4 }))
    .map(([one, more]) => ({ ...more, ...one }))
}

const byType: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  object: objectOf,
  array: arrayOf,
  string: stringOf,
  integer: integerOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

const valueOf = (schema: Schema): Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf))
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(valueOf)).map(parts => Object.assign({}, ...(parts as object[])) as unknown)
  return byType[schema.type ?? '']?.(schema) ?? nasty
}

/** One place inside the value is given something else, is left out, or has something beside it. */
const spoil = (value: unknown, at: number, other: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0 && at % 3 !== 0)
    return value.map((item, index) => (index === at % value.length ? spoil(item, at >> 2, other) : (item as unknown)))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
  const entries = Object.entries(value)
  const name = entries[at % Math.max(1, entries.length)]?.[0] ?? 'other'
  if (at % 5 === 0) return Object.fromEntries(entries.filter(([each]) => each !== name))
  if (at % 5 === 1) return { ...value, unknown: other }
  return { ...value, [name]: spoil((value as Record<string, unknown>)[name], at >> 2, other) }
}

const spoiledOf = (sound: Arbitrary<unknown>) =>
  fc.tuple(sound, fc.nat(), nasty).map(([value, at, other]) => spoil(value, at, other))

/** What a schema takes, as far as its description tells. */
export const takenFor = (schema: ZodType): Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)

/** What a schema takes, or is known to be taken behind it too, and half of the time the same with one thing wrong. */
export const sentFor = (schema: ZodType, taken?: Arbitrary<unknown>): Arbitrary<unknown> => {
  const sound = taken === undefined ? takenFor(schema) : fc.oneof(takenFor(schema), taken)
  return fc.oneof(sound, spoiledOf(sound))
}
