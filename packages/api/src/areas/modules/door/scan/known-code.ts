import type { AnyNode, CallExpression, ConditionalExpression, NewExpression } from 'acorn'
import { keyOf, memberOf } from './syntax'

/** A node, what it stands in, and the nearest function and choice around it. */
export type Place = {
  readonly node: AnyNode
  readonly within: Place | null
  readonly routine: AnyNode | null
  readonly choice: ConditionalExpression | null
}

const isText = (node: AnyNode | undefined, text: string) => node?.type === 'Literal' && node.value === text

/** Known code is short: of what is longer not each place reads all of it again. */
const longest = 3_000

const textOf = ({ start, end }: AnyNode, source: string): string => source.slice(start, Math.min(end, start + longest))

const isFunction = ({ type }: AnyNode) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

export const outermostPlace = (node: AnyNode): Place => ({ node, within: null, routine: null, choice: null })

export const placeIn = (within: Place, node: AnyNode): Place => ({
  node,
  within,
  routine: isFunction(within.node) ? within.node : within.routine,
  choice: within.node.type === 'ConditionalExpression' ? within.node : within.choice,
})

/** The runtime of the federation, in the entry of every module, looks whether it is to say more than usual. */
const asksForDebug = ({ node, within }: Place): boolean => {
  if (within === null) return false
  if (memberOf(node) === 'localStorage') return within.node.type === 'IfStatement' && within.node.test === node
  const call = within.within?.node
  return (
    memberOf(within.node) === 'getItem' &&
    call?.type === 'CallExpression' &&
    isText(call.arguments[0], 'FEDERATION_DEBUG')
  )
}

/** The same runtime would load modules of another kind, which no registry of this suite names. */
export const isKnownImport = ({ choice }: Place, source: string): boolean =>
  choice !== null && textOf(choice.test, source).includes('FEDERATION_ALLOW_NEW_FUNCTION')

/** How libraries find the page, and how the runtime of the federation would load modules of another kind. */
export const isKnownFunction = ({ arguments: [first] }: CallExpression | NewExpression): boolean =>
  isText(first, 'return this') || isText(first, 'callbacks')

/** papaparse reads files from addresses, too, which nobody asks of it. */
const isOfCsvReader = ({ routine }: Place, source: string): boolean =>
  routine !== null && textOf(routine, source).includes('_config.downloadRequestBody')

/** The program of a thread is fetched with its digest before the thread is started with it: `new Worker(url)` follows. */
const fetchesWorker = ({ within }: Place, source: string): boolean => {
  const call = within?.node
  if (call?.type !== 'CallExpression') return false
  const [url, options] = call.arguments
  if (url?.type !== 'Identifier' || options?.type !== 'ObjectExpression') return false
  const keys = options.properties.map(part => (part.type === 'Property' ? keyOf(part) : '…'))
  const next = source.slice(call.end, call.end + longest)
  return keys.join() === 'signal,…' && next.includes(`new Worker(${url.name})`)
}

/** What the builds of today have of this in code that is not the team's, recognised by what it stands in. */
export const isKnownUse = (name: string, place: Place, source: string): boolean => {
  switch (name) {
    case 'localStorage':
      return asksForDebug(place)
    case 'XMLHttpRequest':
      return isOfCsvReader(place, source)
    case 'fetch':
      return fetchesWorker(place, source)
    default:
      return false
  }
}

/** A look whether it is there. */
export const isLookedFor = ({ node, within }: Place): boolean =>
  within?.node.type === 'UnaryExpression' && within.node.operator === 'typeof' && within.node.argument === node
