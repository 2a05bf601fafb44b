import type { AnyNode } from 'acorn'
import { forEachChild, namesIn } from './syntax'

/** Names that are declared in a piece of code, and the piece around it. */
export type Scope = { readonly names: Set<string>; readonly around: Scope | null; readonly isFunction: boolean }

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'StaticBlock'])
const blocks = new Set(['BlockStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement', 'SwitchStatement'])

const functionAround = (scope: Scope): Scope =>
  scope.isFunction || scope.around === null ? scope : functionAround(scope.around)

const opens = ({ type }: AnyNode) => functions.has(type) || blocks.has(type) || type === 'CatchClause'

const declare = (scope: Scope, names: readonly string[]) => {
  for (const name of names) scope.names.add(name)
}

/** What the node declares around it and within it. */
const declareOf = (node: AnyNode, around: Scope, within: Scope): void => {
  switch (node.type) {
    case 'VariableDeclaration':
      for (const { id } of node.declarations)
        declare(node.kind === 'var' ? functionAround(around) : around, namesIn(id))
      return
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.id) declare(node.type === 'FunctionDeclaration' ? around : within, [node.id.name])
      declare(within, node.params.flatMap(namesIn))
      return
    case 'ClassDeclaration':
      declare(around, namesIn(node.id))
      return
    case 'CatchClause':
      declare(within, namesIn(node.param ?? null))
      return
    case 'ImportDeclaration':
      declare(
        around,
        node.specifiers.map(({ local }) => local.name),
      )
      return
    default:
  }
}

/** The scope that each node opens which opens one. */
export const scopesOf = (program: AnyNode): ReadonlyMap<AnyNode, Scope> => {
  const outermost: Scope = { names: new Set(), around: null, isFunction: true }
  const scopes = new Map<AnyNode, Scope>([[program, outermost]])
  const waiting: { readonly node: AnyNode; readonly around: Scope }[] = [{ node: program, around: outermost }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, around } = next
    const within = opens(node) ? { names: new Set<string>(), around, isFunction: functions.has(node.type) } : around
    if (within !== around) scopes.set(node, within)
    declareOf(node, around, within)
    forEachChild(node, child => waiting.push({ node: child, around: within }))
  }
  return scopes
}

/** Whether a name means something of the code's own there, and not the page's. */
export const isOwn = (name: string, scope: Scope | null): boolean => {
  for (let at = scope; at !== null; at = at.around) if (at.names.has(name)) return true
  return false
}
