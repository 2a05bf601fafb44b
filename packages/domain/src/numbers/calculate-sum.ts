import { fail, succeed, type Result } from '../result'

/** An exact number: `bottom` is above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

export type SumError = 'not-a-sum' | 'division-by-zero' | 'ambiguous-thousands'

type Step = { readonly value: Fraction; readonly at: number }
type Read = Result<Step, SumError>
type Operation = (one: Fraction, other: Fraction) => Fraction | null
type ReadPart = (tokens: readonly string[], at: number) => Read

// Far more than a person types, and few enough parentheses to go into.
const longestSum = 200

// Digits alone or in groups of three, then decimals; else one sign. A minus is a hyphen, a dash or a minus.
const tokenShape =
  / *(?:((?:[1-9]\d{0,2}(?: \d{3})+(?!\d)|\d+)(?:[.,]\d*)?|[.,]\d+)|([-\u2010-\u2014\u2212\ufe63\uff0d])|([+*/()])) */y

const readTokens = (text: string): string[] | null => {
  const tokens: string[] = []
  tokenShape.lastIndex = 0
  while (tokenShape.lastIndex < text.length) {
    const found = tokenShape.exec(text)
    if (found === null) return null
    const [, number, minus, sign] = found
    tokens.push(number ?? sign ?? (minus === undefined ? '' : '-'))
  }
  return tokens
}

const fraction = (top: bigint, bottom: bigint): Fraction =>
  bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }

const sumOf: Operation = (one, other) =>
  fraction(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom)
const negative = ({ top, bottom }: Fraction): Fraction => fraction(-top, bottom)

const additions: Readonly<Record<string, Operation>> = {
  '+': sumOf,
  '-': (one, other) => sumOf(one, negative(other)),
}
const multiplications: Readonly<Record<string, Operation>> = {
  '*': (one, other) => fraction(one.top * other.top, one.bottom * other.bottom),
  '/': (one, other) => (other.top === 0n ? null : fraction(one.top * other.bottom, one.bottom * other.top)),
}

// What has three decimals behind a whole number may be thousands written otherwise.
const fewestDecimalsLikeThousands = 3

const readNumber = (token: string): Result<Fraction, SumError> => {
  const [whole = '', decimals = ''] = token.replaceAll(' ', '').replace(',', '.').split('.')
  if (!/\d/.test(token)) return fail('not-a-sum')
  if (decimals.length >= fewestDecimalsLikeThousands && /[1-9]/.test(whole)) return fail('ambiguous-thousands')
  return succeed(fraction(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length)))
}

const readOperand: ReadPart = (tokens, at) => {
  const token = tokens[at]
  if (token === undefined) return fail('not-a-sum')
  if (token !== '(') {
    const number = readNumber(token)
    return number.ok ? succeed({ value: number.value, at: at + 1 }) : number
  }
  const inner = readSum(tokens, at + 1)
  if (!inner.ok) return inner
  return tokens[inner.value.at] === ')' ? succeed({ ...inner.value, at: inner.value.at + 1 }) : fail('not-a-sum')
}

const readSigned: ReadPart = (tokens, at) => {
  if (tokens[at] !== '-') return readOperand(tokens, at)
  const operand = readOperand(tokens, at + 1)
  return operand.ok ? succeed({ ...operand.value, value: negative(operand.value.value) }) : operand
}

const readChain =
  (operations: Readonly<Record<string, Operation>>, readPart: ReadPart): ReadPart =>
  (tokens, start) => {
    let read = readPart(tokens, start)
    while (read.ok) {
      const operation = operations[tokens[read.value.at] ?? '']
      if (operation === undefined) return read
      const right = readPart(tokens, read.value.at + 1)
      if (!right.ok) return right
      const value = operation(read.value.value, right.value.value)
      if (value === null) return fail('division-by-zero')
      read = succeed({ value, at: right.value.at })
    }
    return read
  }

const readProduct = readChain(multiplications, readSigned)
const readSum: ReadPart = (tokens, at) => readChain(additions, readProduct)(tokens, at)

/**
 * What a sum of numbers with + - * / and parentheses comes to, exactly. Each space in the text is a plain one. Fails for
 * anything else, for a division by zero, and for a number that may be thousands or decimals.
 */
export const calculateSum = (text: string): Result<Fraction, SumError> => {
  const tokens = text.length > longestSum ? null : readTokens(text)
  const read = tokens === null ? fail('not-a-sum' as const) : readSum(tokens, 0)
  if (!read.ok) return read
  return read.value.at === tokens?.length ? succeed(read.value.value) : fail('not-a-sum')
}
