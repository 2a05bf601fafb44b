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

/**
 * @typedef {{ imports: Map<string, { request: string, name: string }>, values: Map<string, any[]>,
 *   names: Map<any, string>, callers: Map<string, any[]>, exported: Set<string> }} Bindings
 * @param {any} program
 * @returns {Bindings}
 */
export const bindingsOf = program => {
  const found = { imports: new Map(), values: new Map(), names: new Map(), callers: new Map(), exported: new Set() }
  const add = (map, name, node) => map.set(name, [...(map.get(name) ?? []), node])
  walk(program, (node, around) => {
    if (node.type === 'ImportDeclaration')
      for (const part of node.specifiers)
        if (part.type === 'ImportSpecifier')
          found.imports.set(part.local.name, { request: node.source.value, name: nameOfImported(part) })
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      add(found.values, node.id.name, node.init)
    if (node.type === 'FunctionDeclaration' && node.id) add(found.values, node.id.name, node)
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') add(found.callers, node.callee.name, node)
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
  return found
}
