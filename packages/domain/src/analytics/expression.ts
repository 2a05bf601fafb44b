/**
 * How a figure follows from measures, as data: the domain calculates it, and of the same expression the API makes what
 * the database sorts by and averages. Nothing follows from a part that is missing.
 */
export type Expression<Name extends string> =
  | Name
  | number
  | {
      /** A quotient is missing unless its divisor is above 0 */
      readonly operation: '+' | '-' | '*' | '/'
      readonly first: Expression<Name>
      readonly second: Expression<Name>
    }

const calculated = (operation: '+' | '-' | '*' | '/', first: number, second: number): number | null => {
  switch (operation) {
    case '+':
      return first + second
    case '-':
      return first - second
    case '*':
      return first * second
    case '/':
      return second > 0 ? first / second : null
  }
}

/** The figure, not rounded; null where a measure is missing or a divisor is not above 0. */
export const evaluate = <Name extends string>(
  expression: Expression<Name>,
  values: Readonly<Record<Name, number | null>>,
): number | null => {
  if (typeof expression === 'number') return expression
  if (typeof expression === 'string') return values[expression]
  const first = evaluate(expression.first, values)
  const second = evaluate(expression.second, values)
  return first === null || second === null ? null : calculated(expression.operation, first, second)
}

/**
 * Whether the figure of a whole is the sum of its parts' figures, rounding aside: measures are added, subtracted and
 * divided by plain numbers, and nothing else.
 */
export const isAdditive = <Name extends string>(expression: Expression<Name>): boolean => {
  if (typeof expression === 'number') return false
  if (typeof expression === 'string') return true
  const { operation, first, second } = expression
  if (operation === '/') return isAdditive(first) && typeof second === 'number'
  return operation !== '*' && isAdditive(first) && isAdditive(second)
}
