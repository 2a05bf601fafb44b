/** What names mean in one source file, as far as its text tells: constants, functions, imports. Of other files nothing is read. */

const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** @param {any} node @param {(node: any, around: readonly any[]) => void} visit */
export const walk = (node, visit, around = []) => {
  visit(node, around)
  const within = [...around, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, within)
}

export const isFunction = node => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node?.type ?? '')

const nameOfImported = ({ imported }) => imported?.name ?? imported?.value

/** The name that a function or a constant is declared by, and whether other files get at it. */
const declaredName = (node, around) => {
  if (node.type === 'FunctionDeclaration') return node.id?.name
  const declarator = around.at(-1)
  return declarator?.type === 'VariableDeclarator' && declarator.init === node ? declarator.id.name : undefined
}

const opens = node =>
  isFunction(node) || /^(?:Program|BlockStatement|For\w*Statement|SwitchStatement|CatchClause)$/.test(node.type)

/** The names in a pattern. */
const namesIn = pattern => {
  const names = []
  walk(pattern, (node, around) => {
    const within = around.at(-1)
    const isKey = within?.type === 'Property' && within.key === node && within.value !== node
    const isDefault = around.some(
      (each, at) => each.type === 'AssignmentPattern' && each.right === (around[at + 1] ?? node),
    )
    if (node.type === 'Identifier' && !isKey && !isDefault) names.push(node.name)
  })
  return names
}

/** What a name stands for within one scope: a constant's value or a function; `parameter`; or what nobody knows. */
const declaredIn = scopes => {
  const declare = (scope, name, meaning) => {
    const names = scopes.get(scope) ?? new Map()
    // Declared twice it may be either.
    scopes.set(scope, names.set(name, names.has(name) ? {} : meaning))
  }
  return (node, around) => {
    const scope = around.findLast(opens)
    if (node.type === 'VariableDeclaration') {
      const owner = node.kind === 'var' ? around.findLast(each => isFunction(each) || each.type === 'Program') : scope
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier') declare(owner, id.name, node.kind === 'const' && init ? { value: init } : {})
        else for (const name of namesIn(id)) declare(owner, name, {})
    }
    if (node.type === 'ClassDeclaration' && node.id) declare(scope, node.id.name, {})
    if (node.type === 'CatchClause' && node.param) for (const name of namesIn(node.param)) declare(node, name, {})
    if (!isFunction(node)) return
    if (node.type === 'FunctionDeclaration' && node.id) declare(scope, node.id.name, { value: node })
    for (const parameter of node.params)
      for (const name of namesIn(parameter)) declare(node, name, parameter.type === 'Identifier' ? { parameter } : {})
  }
}

const meaningIn = (scopes, parents) => node => {
  for (let at = parents.get(node); at !== undefined; at = parents.get(at)) {
    const meaning = scopes.get(at)?.get(node.name)
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/**
 * `meaningOf` says what a name stands for where it stands: undefined for what the file does not declare, as an import.
 * @typedef {{ value?: any, parameter?: any }} Meaning
 * @typedef {{ imports: Map<string, { request: string, name: string }>, meaningOf: (node: any) => Meaning | undefined,
 *   names: Map<any, string>, callers: Map<any, any[]>, exported: Set<string> }} Bindings
 * @param {any} program
 * @returns {Bindings}
 */
export const bindingsOf = program => {
  const [parents, scopes, calls] = [new Map(), new Map(), []]
  const meaningOf = meaningIn(scopes, parents)
  const found = { imports: new Map(), meaningOf, names: new Map(), callers: new Map(), exported: new Set() }
  const declare = declaredIn(scopes)
  walk(program, (node, around) => {
    parents.set(node, around.at(-1))
    declare(node, around)
    if (node.type === 'ImportDeclaration')
      for (const part of node.specifiers)
        if (part.type === 'ImportSpecifier')
          found.imports.set(part.local.name, { request: node.source.value, name: nameOfImported(part) })
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') calls.push(node)
    if (node.type === 'ExportNamedDeclaration')
      for (const name of [
        ...(node.declaration?.declarations ?? []).map(({ id }) => id.name),
        node.declaration?.id?.name,
        ...node.specifiers.map(({ local }) => local.name),
      ])
        if (name !== undefined) found.exported.add(name)
    const name = isFunction(node) ? declaredName(node, around) : undefined
    if (name !== undefined) found.names.set(node, name)
  })
  for (const call of calls) {
    const called = meaningOf(call.callee)?.value
    if (isFunction(called)) found.callers.set(called, [...(found.callers.get(called) ?? []), call])
  }
  return found
}
