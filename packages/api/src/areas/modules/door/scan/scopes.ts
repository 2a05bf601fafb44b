import type { AnyNode, Program } from 'acorn'
import { forEachChild, namesIn } from './syntax'

/** Names that are declared in a piece of code, and the piece around it. */
export type Scope = {
  readonly names: Set<string>
  readonly around: Scope | null
  /** The scope of the function around, for `var`; null in that scope itself. */
  readonly outer: Scope | null
  /** What was asked of names before. */
  answers: Map<string, boolean> | null
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'StaticBlock'])
const blocks = new Set(['BlockStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement', 'SwitchStatement'])

const scopeIn = (around: Scope | null, outer: Scope | null): Scope => ({
  names: new Set(),
  around,
  outer,
  answers: null,
})

/** A `var` outside functions declares nothing new in a script: where the page has that name, it means the page's. */
const declaresVar = (scope: Scope, isScript: boolean): Scope | null => {
  const owner = scope.outer ?? scope
  return isScript && owner.around === null ? null : owner
}

const opens = ({ type }: AnyNode) => functions.has(type) || blocks.has(type) || type === 'CatchClause'

const declare = (scope: Scope, names: readonly string[]) => {
  for (const name of names) scope.names.add(name)
}

/** What the node declares around it and within it. */
const declareOf = (node: AnyNode, around: Scope, within: Scope, isScript: boolean): void => {
  switch (node.type) {
    case 'VariableDeclaration':
      for (const { id } of node.declarations) {
        const scope = node.kind === 'var' ? declaresVar(around, isScript) : around
        if (scope !== null) declare(scope, namesIn(id))
      }
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
export const scopesOf = (program: Program): ReadonlyMap<AnyNode, Scope> => {
  const isScript = program.sourceType === 'script'
  const outermost = scopeIn(null, null)
  const scopes = new Map<AnyNode, Scope>([[program, outermost]])
  const waiting: { readonly node: AnyNode; readonly around: Scope }[] = [{ node: program, around: outermost }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, around } = next
    const within = opens(node) ? scopeIn(around, functions.has(node.type) ? null : (around.outer ?? around)) : around
    if (within !== around) scopes.set(node, within)
    declareOf(node, around, within, isScript)
    forEachChild(node, child => waiting.push({ node: child, around: within }))
  }
  return scopes
}

/** Whether a name means something of the code's own there, and not the page's. Each scope is asked once for each name. */
export const isOwn = (name: string, scope: Scope): boolean => {
  const asked: Scope[] = []
  let answer: boolean | undefined
  for (let at: Scope | null = scope; at !== null && answer === undefined; at = at.around) {
    answer = at.names.has(name) || at.answers?.get(name)
    asked.push(at)
  }
  for (const each of asked) each.answers = (each.answers ?? new Map<string, boolean>()).set(name, answer === true)
  return answer === true
}
