import type { AnyNode, Pattern } from 'acorn'

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value

/** Hands over what a node consists of. A module has a million nodes: no list is made of them. */
export const forEachChild = (node: AnyNode, visit: (child: AnyNode) => void): void => {
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) visit(each)
    } else if (isNode(value)) visit(value)
}

/** A name that stands in the code as it is, also in brackets: `a.b`, `a['b']`, `a[`b`]`. */
export const textOf = (node: AnyNode): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null
  return node.quasis[0]?.value.cooked ?? null
}

/** What an expression answers, without what only stands around it: `(0, a?.b)` is `a.b`. */
export const bareOf = (node: AnyNode): AnyNode => {
  let at = node
  for (;;) {
    const within =
      at.type === 'ChainExpression'
        ? at.expression
        : at.type === 'SequenceExpression'
          ? at.expressions.at(-1)
          : undefined
    if (within === undefined) return at
    at = within
  }
}

type Keyed = { readonly computed: boolean; readonly key: AnyNode }

export const keyOf = ({ computed, key }: Keyed): string | null =>
  !computed && key.type === 'Identifier' ? key.name : textOf(key)

/** The member that is taken of something, or null of what only a run would tell. */
export const memberOf = (node: AnyNode): string | null =>
  node.type === 'MemberExpression' ? keyOf({ computed: node.computed, key: node.property }) : null

/** The names that a pattern declares. */
export const namesIn = (pattern: Pattern | AnyNode | null): string[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(part => namesIn(part.type === 'Property' ? part.value : part.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
