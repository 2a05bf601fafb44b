import { toJSONSchema, z, type ZodType } from 'zod'
import { plainValue, type AnswerShape } from './answer-shape'

/** The parts of JSON Schema that are looked at; what is none of it is any value. */
type JsonSchema = {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
}

const plainValues = z.array(plainValue)

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const valuesOf = ({ const: only, enum: several }: JsonSchema) =>
  plainValues.safeParse(several ?? (only === undefined ? undefined : [only])).data

const objectOf = ({ properties, required, additionalProperties }: JsonSchema): AnswerShape => ({
  type: 'object',
  ...(properties && {
    properties: Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, reduced(of)])),
  }),
  ...(required && { required }),
  ...(additionalProperties === false && { closed: true }),
  ...(isSchema(additionalProperties) && !properties && { each: reduced(additionalProperties) }),
})

const reduced = (schema: unknown): AnswerShape => {
  if (!isSchema(schema)) return {}
  const anyOf = schema.anyOf ?? schema.oneOf
  if (anyOf !== undefined) return { anyOf: anyOf.map(reduced) }
  if (Array.isArray(schema.type)) return { anyOf: schema.type.map(type => reduced({ ...schema, type })) }
  const values = valuesOf(schema)
  if (values !== undefined) return { values }
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return { type: 'array', ...(isSchema(schema.items) && { items: reduced(schema.items) }) }
  return typeof schema.type === 'string' ? { type: schema.type } : {}
}

/** The shape of what a schema takes, as it comes over the wire. */
export const shapeOf = (schema: ZodType): AnswerShape =>
  reduced(toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }))
