import { isFunction } from './bindings.mjs'

/** Stands in an address for what only a run knows. */
export const hole = '{}'

/** More of them than any code has; what multiplies without end is left as a part that only a run knows. */
const mostTexts = 40
const deepest = 8

const product = lists =>
  lists.reduce((texts, next) => texts.flatMap(text => next.map(more => text + more)).slice(0, mostTexts), [''])

const returned = ({ body }) => {
  if (body.type !== 'BlockStatement') return body
  const answers = body.body.filter(({ type }) => type === 'ReturnStatement')
  return answers.length === 1 ? answers[0].argument : undefined
}

/**
 * The texts that an expression may be, with a hole for each part that only a run knows.
 * @param {any} node
 * @param {import('./bindings.mjs').Bindings} bindings
 * @param {ReadonlyMap<any, any>} given what the parameters around are given, where that is known
 * @returns {string[]}
 */
export const textsOf = (node, bindings, given, depth = 0) => {
  const next = (part, known = given) => textsOf(part, bindings, known, depth + 1)
  if (node === undefined || node === null || depth > deepest) return [hole]
  switch (node.type) {
    case 'Literal':
      return [String(node.value)]
    case 'TemplateLiteral':
      return product(
        node.quasis.flatMap(({ value }, index) =>
          index < node.expressions.length ? [[value.cooked], next(node.expressions[index])] : [[value.cooked]],
        ),
      )
    case 'BinaryExpression':
      return node.operator === '+' ? product([next(node.left), next(node.right)]) : [hole]
    case 'ConditionalExpression':
      return [...next(node.consequent), ...next(node.alternate)]
    case 'Identifier': {
      const { value, parameter } = bindings.meaningOf(node) ?? {}
      if (given.has(parameter)) return next(given.get(parameter), new Map())
      return value === undefined || isFunction(value) ? [hole] : next(value)
    }
    case 'CallExpression': {
      const called = node.callee.type === 'Identifier' ? bindings.meaningOf(node.callee)?.value : undefined
      return isFunction(called) ? next(returned(called), givenBy(called, node)) : [hole]
    }
    default:
      return [hole]
  }
}

/** What a call gives to the parameters of a function. @returns {Map<any, any>} */
export const givenBy = (called, call) =>
  new Map(
    called.params.flatMap((parameter, index) =>
      parameter.type === 'Identifier' && call.arguments[index] !== undefined
        ? [[parameter, call.arguments[index]]]
        : [],
    ),
  )
