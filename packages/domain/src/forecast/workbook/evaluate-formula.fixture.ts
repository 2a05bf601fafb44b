/** What a cell of a sheet holds: a value, or a formula without its sign. */
export type SheetContent = number | string | { readonly formula: string }

type Value = number | string | boolean

/** A calculation that waits until it is needed: of an IF only the branch that counts. */
type Lazy = () => Value | readonly Value[]

const tokenShape = /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|(\$?[A-Z]+\$?\d+)|([A-Z]+)(?=\()|(<=|>=|[-+*/(),:<>]))/y

type Token = { readonly kind: 'number' | 'text' | 'cell' | 'name' | 'sign'; readonly text: string }

const tokensOf = (formula: string): Token[] => {
  const tokens: Token[] = []
  tokenShape.lastIndex = 0
  while (tokenShape.lastIndex < formula.length) {
    const start = tokenShape.lastIndex
    const [, number, text, cell, name, sign] = tokenShape.exec(formula) ?? []
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll('""', '"') })
    else if (cell !== undefined) tokens.push({ kind: 'cell', text: cell.replaceAll('$', '') })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else throw new Error(`Not understood at ${start}: ${formula}`)
  }
  return tokens
}

const single = (value: Value | readonly Value[]): Value => {
  if (typeof value === 'object') throw new Error('A range is no value')
  return value
}

const numeric = (lazy: Lazy): number => {
  const value = single(lazy())
  if (typeof value !== 'number') throw new Error(`${value} is no number`)
  return value
}

/** Half away from zero, of the shortest decimal that the number reads as, as spreadsheets round. */
const rounded = (value: number, digits: number): number => {
  const shifted = Number(`${Number(Math.abs(value).toPrecision(15))}e${digits}`)
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${digits}`)
}

const functions: Readonly<Record<string, (values: readonly Lazy[]) => Value>> = {
  SUM: values =>
    values.flatMap(value => value()).reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0),
  ROUND: ([value, digits]) => {
    if (value === undefined || digits === undefined) throw new Error('ROUND takes two values')
    return rounded(numeric(value), numeric(digits))
  },
  IF: ([condition, then, otherwise]) => {
    if (condition === undefined || then === undefined || otherwise === undefined)
      throw new Error('IF takes three values')
    return single(condition() === true ? then() : otherwise())
  },
}

const operators: Readonly<Record<string, (one: number, other: number) => Value>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => {
    if (other === 0) throw new Error('#DIV/0!')
    return one / other
  },
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
}

const levels: readonly (readonly string[])[] = [
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/'],
]

const numberOfColumn = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const placeOf = (cell: string) => {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  return { column: numberOfColumn(letters), row: Number(row) }
}

/** The values of a rectangle of cells, row by row. */
const rectangle = (from: string, to: string, valueAt: (row: number, column: number) => Value) => {
  const [start, end] = [placeOf(from), placeOf(to)]
  const count = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return count(start.row, end.row).flatMap(row => count(start.column, end.column).map(column => valueAt(row, column)))
}

const createReader = (formula: string) => {
  const tokens = tokensOf(formula)
  let at = 0
  const takes = (sign: string): boolean => {
    const found = tokens[at]?.kind === 'sign' && tokens[at]?.text === sign
    if (found) at += 1
    return found
  }
  const next = (): Token => {
    const token = tokens[at]
    if (token === undefined) throw new Error(`Ends too early: ${formula}`)
    at += 1
    return token
  }
  const expect = (sign: string) => {
    if (!takes(sign)) throw new Error(`${sign} is missing in ${formula}`)
  }
  return { takes, next, expect, isAtEnd: () => at === tokens.length }
}

type Reading = ReturnType<typeof createReader> & { readonly valueAt: (row: number, column: number) => Value }

/** What stands in parentheses. */
const listOf = (reading: Reading): Lazy[] => {
  const values = [levelOf(reading, 0)]
  while (reading.takes(',')) values.push(levelOf(reading, 0))
  reading.expect(')')
  return values
}

const referenceOf = (reading: Reading, from: string): Lazy => {
  const { takes, next, valueAt } = reading
  if (takes(':')) {
    const to = next().text
    return () => rectangle(from, to, valueAt)
  }
  const { row, column } = placeOf(from)
  return () => valueAt(row, column)
}

const callOf = (reading: Reading, name: string): Lazy => {
  const apply = functions[name]
  if (apply === undefined) throw new Error(`${name} is not known`)
  reading.expect('(')
  const values = listOf(reading)
  return () => apply(values)
}

const atomOf = (reading: Reading): Lazy => {
  if (reading.takes('-')) {
    const negated = atomOf(reading)
    return () => -numeric(negated)
  }
  if (reading.takes('(')) {
    const [inner] = listOf(reading)
    if (inner !== undefined) return inner
  }
  const { kind, text } = reading.next()
  if (kind === 'number') return () => Number(text)
  if (kind === 'text') return () => text
  if (kind === 'name') return callOf(reading, text)
  if (kind === 'cell') return referenceOf(reading, text)
  throw new Error(`Not understood: ${text}`)
}

function levelOf(reading: Reading, depth: number): Lazy {
  const signs = levels[depth]
  if (signs === undefined) return atomOf(reading)
  let left = levelOf(reading, depth + 1)
  for (let sign = signs.find(reading.takes); sign !== undefined; sign = signs.find(reading.takes)) {
    const [operate, one, other] = [operators[sign], left, levelOf(reading, depth + 1)]
    if (operate === undefined) throw new Error(`${sign} is not known`)
    left = () => operate(numeric(one), numeric(other))
  }
  return left
}

const parse = (formula: string, valueAt: Reading['valueAt']): Lazy => {
  const reading = { ...createReader(formula), valueAt }
  const whole = levelOf(reading, 0)
  if (!reading.isAtEnd()) throw new Error(`More than a formula: ${formula}`)
  return whole
}

/** Calculates a sheet again as a spreadsheet does, whatever was calculated before; rows and columns count from 1. */
export const calculateSheet = (rows: readonly (readonly SheetContent[])[]) => {
  const known = new Map<string, Value>()
  const valueAt = (row: number, column: number): Value => {
    const key = `${row} ${column}`
    const before = known.get(key)
    if (before !== undefined) return before
    const content = rows[row - 1]?.[column - 1]
    if (content === undefined) throw new Error(`Nothing stands in row ${row}, column ${column}`)
    const value = typeof content === 'object' ? single(parse(content.formula, valueAt)()) : content
    known.set(key, value)
    return value
  }
  return valueAt
}
