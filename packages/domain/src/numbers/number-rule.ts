import { fail, succeed, type Result } from '../result'

/** What a field is counted in; `none` for shares and factors. */
export type TypedUnit = 'hours' | 'kronor' | 'percent' | 'pieces' | 'none'

/** What a field takes. What is not said is refused: an empty field, 0, a minus, a unit and a sum. */
export type NumberRule = {
  /** How many decimals may be entered; 0 for whole numbers */
  readonly decimals: number
  /** How far from zero a value may be; beyond is a slip of the finger */
  readonly most: number
  readonly allowsZero?: true
  readonly allowsNegative?: true
  /** Typed by a person: the field's own unit after the number, and a sum after "=". A file's rule has none. */
  readonly typed?: TypedUnit
  /** What an empty field is taken for */
  readonly empty?: 0
}

/** What may be wrong with a number as well as with a text. */
type ValueError = 'not-a-number' | 'not-an-integer' | 'too-many-decimals' | 'zero' | 'negative' | 'too-large'

export type NumberError = ValueError | 'required' | 'other-unit' | 'not-a-sum' | 'division-by-zero'

export const tooManyDecimals = ({ decimals }: NumberRule): NumberError =>
  decimals === 0 ? 'not-an-integer' : 'too-many-decimals'

/** A value within the bounds of its field, without regard to its decimals; never minus zero. */
export const checkBounds = (value: number, rule: NumberRule): Result<number, NumberError> => {
  if (value < 0 && rule.allowsNegative !== true) return fail('negative')
  if (value === 0 && rule.allowsZero !== true) return fail('zero')
  return Math.abs(value) > rule.most ? fail('too-large') : succeed(value + 0)
}

/** A number as its field may hold it: finite, within bounds, of so many decimals; never rounded (§5). */
export const checkNumber = (value: number, rule: NumberRule): Result<number, NumberError> => {
  if (!Number.isFinite(value)) return fail('not-a-number')
  const bounded = checkBounds(value, rule)
  const scale = 10 ** rule.decimals
  return bounded.ok && Math.round(value * scale) / scale !== value ? fail(tooManyDecimals(rule)) : bounded
}
