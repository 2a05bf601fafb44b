import { bindingsOf, isFunction, walk } from './bindings.mjs'
import { givenBy, textsOf } from './path-texts.mjs'

/** Of the client of the platform: the verb of each, and which argument is the schema of the answer. */
const client = {
  get: { verb: 'GET', schema: 1 },
  getWithVersion: { verb: 'GET', schema: 1 },
  post: { verb: 'POST', schema: 2 },
  patch: { verb: 'PATCH', schema: 2 },
  delete: { verb: 'DELETE', schema: 1 },
  upload: { verb: 'POST', schema: 2 },
  download: { verb: 'GET' },
}

/** The call of the client that a node is. */
const calledOf = (node, { imports, meaningOf }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return undefined
  const { object, property } = node.callee
  const imported =
    object.type === 'Identifier' && meaningOf(object) === undefined ? imports.get(object.name) : undefined
  if (imported?.request !== '@veckovis/platform' || imported.name !== 'apiClient') return undefined
  return client[property.name]
}

/**
 * What the parameters around a call may be given: for each call of the function in this file one, and nothing where other
 * files call it.
 */
const givenAround = (around, bindings) => {
  const [named] = around.filter(node => isFunction(node) && bindings.names.has(node))
  const name = bindings.names.get(named)
  const callers = bindings.callers.get(named) ?? []
  const known = callers.map(call => givenBy(named, call))
  return callers.length === 0 || bindings.exported.has(name) ? [...known, new Map()] : known
}

/** The query of another module that a node asks (`askQuery`), by the name by which it is imported. */
const queryAskedBy = (node, { imports, meaningOf }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const { name } = node.callee
  const imported = meaningOf(node.callee) === undefined ? imports.get(name) : undefined
  if (imported?.request !== '@veckovis/platform' || imported.name !== 'askQuery') return undefined
  const [query] = node.arguments
  return query?.type === 'Identifier' && meaningOf(query) === undefined ? imports.get(query.name) : undefined
}

const withoutQuery = text => text.split('?')[0]

/** A way that begins with what nobody knows says nothing; of the others each part between strokes is one. */
const isKnown = path => path.startsWith('/')

/** Where a schema comes from: a name that is imported, which may be null as well. */
const schemaOf = (node, bindings, given) => {
  if (node?.type === 'Identifier') {
    const meaning = bindings.meaningOf(node)
    if (given.has(meaning?.parameter)) return schemaOf(given.get(meaning.parameter), bindings, new Map())
    return meaning === undefined ? bindings.imports.get(node.name) : undefined
  }
  const { callee } = node ?? {}
  if (callee?.type !== 'MemberExpression' || callee.property.name !== 'nullable') return undefined
  const schema = schemaOf(callee.object, bindings, given)
  return schema && { ...schema, isNullable: true }
}

const callers = ['apiClient', 'askQuery']

/**
 * The calls of the API in one source file: the verb and way of each, with `{}` for what only a run knows, and the name by
 * which it imports the schema of the answer; of a query that another module offers, the name by which it imports that.
 * @param {any} program its syntax
 * @returns {({ call: string, schema?: { request: string, name: string, isNullable?: true } } |
 *   { query: { request: string, name: string } })[]}
 */
export const callsIn = program => {
  const bindings = bindingsOf(program)
  const calls = []
  if (![...bindings.imports.values()].some(({ name }) => callers.includes(name))) return calls
  walk(program, (node, around) => {
    const query = queryAskedBy(node, bindings)
    if (query !== undefined) calls.push({ query })
    const called = calledOf(node, bindings)
    if (called === undefined) return
    for (const given of givenAround(around, bindings)) {
      const paths = textsOf(node.arguments[0], bindings, given).map(withoutQuery)
      // Of several ways nothing says which of them is asked for which answer.
      const schema = paths.length === 1 && called.schema && schemaOf(node.arguments[called.schema], bindings, given)
      for (const path of paths.filter(isKnown))
        calls.push({ call: `${called.verb} ${path}`, ...(schema && { schema }) })
    }
  })
  return calls
}
