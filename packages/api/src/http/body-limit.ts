import { largestBody } from '@veckovis/contracts/wire'
import type { z } from 'zod'
import { mostKeys } from './strict-json'

/** What anybody may send, and what everybody may at least: the words of a refusal that tells a field stay possible. */
export const largestPublicBody = 16_384

const number = 25
/** A character may be sent as six, such as `\u00e5`. */
const textOf = (characters: number) => 6 * characters + 2

type Bound = { readonly check: string; readonly maximum?: number; readonly length?: number; readonly abort?: boolean }

/** The checks of a text or a list, of which some bound its length. */
export const boundsOf = (schema: z.core.$ZodType): readonly Bound[] => {
  const { checks = [] } = schema._zod.def
  return checks.map(({ _zod: { def } }) => def as Bound)
}

/** Characters of a text or items of a list, at most. */
const mostOf = (schema: z.core.$ZodType): number =>
  Math.min(...boundsOf(schema).map(({ maximum, length }) => maximum ?? length ?? Infinity))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const literalOf = (value: unknown) => (typeof value === 'string' ? textOf(value.length) : number)

/** Characters of the longest JSON text that a schema takes, without blanks; Infinity where nothing bounds it. */
const longestText = (schema: z.core.$ZodType): number => {
  const { def } = schema._zod
  const all = schema as z.core.$ZodTypes
  switch (all._zod.def.type) {
    case 'string':
      return textOf(mostOf(schema))
    case 'enum':
      return Math.max(...Object.values(all._zod.def.entries).map(literalOf))
    case 'literal':
      return Math.max(...all._zod.def.values.map(literalOf))
    case 'array':
      return 2 + mostOf(schema) * (1 + longestText(all._zod.def.element))
    case 'object':
      return (
        2 + sum(Object.entries(all._zod.def.shape).map(([key, part]) => textOf(key.length) + 2 + longestText(part)))
      )
    case 'record':
      return 2 + mostKeys * (longestText(all._zod.def.keyType) + longestText(all._zod.def.valueType) + 2)
    case 'union':
      return Math.max(...all._zod.def.options.map(longestText))
    case 'pipe':
      return longestText(all._zod.def.in)
    default:
      return 'innerType' in def ? longestText(def.innerType as z.core.$ZodType) : number
  }
}

/**
 * Bytes of a body that a route reads: what its schema takes, with as many blanks, and never less than `largestPublicBody`
 * nor more than `largestBody`. What is larger is refused before it is read as JSON, which costs more than anything else
 * that a refused call does.
 */
export const bodyLimitOf = (body: z.ZodType | undefined, access: unknown): number => {
  if (access === 'public' || body === undefined) return largestPublicBody
  return Math.min(largestBody, Math.max(largestPublicBody, 2 * longestText(body)))
}
