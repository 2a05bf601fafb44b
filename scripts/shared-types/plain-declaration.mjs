import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })
const { factory } = ts

const token = key => `$$${Buffer.from(key).toString('hex')}$$`
const tokens = /\$\$([0-9a-f]+)\$\$/g

/** With what stands for each name in the place of its token. @param {(key: string) => string} nameOf */
export const withNames = (template, nameOf) =>
  template.replaceAll(tokens, (_whole, hex) => nameOf(Buffer.from(hex, 'hex').toString()))

const namesInferred = type => {
  const names = []
  const look = node => {
    if (ts.isInferTypeNode(node)) names.push(node.typeParameter.name.text)
    ts.forEachChild(node, look)
  }
  look(type)
  return names
}

/** Whether a name is one that the declaration itself brings: a type's parameter, or a function's. */
const isWithin = (node, name) => {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (at.typeParameters?.some(each => each.name.text === name)) return true
    if (ts.isMappedTypeNode(at) && at.typeParameter.name.text === name) return true
    if (ts.isConditionalTypeNode(at) && namesInferred(at.extendsType).includes(name)) return true
    if (ts.isTypeQueryNode(node.parent) && at.parameters?.some(each => each.name.getText() === name)) return true
  }
  return false
}

const isHidden = member =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true

const sorted = (nodes, textOf) =>
  nodes
    .map(node => ({ node, text: textOf(node) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
    .map(({ node }) => node)

/** Overloads are tried in their order, so signatures of one name keep it. */
const inOrder = members => sorted(members, member => (member.name === undefined ? '' : nameText(member.name)))

const nameText = name => ('text' in name ? name.text : printer.printNode(ts.EmitHint.Unspecified, name, undefined))

const leftmost = name => (name.left === undefined ? name : leftmost(name.left))

/** `import('a').B<C>` and `typeof import('a').b`, as what a name stands for. */
const importType = ({ argument, qualifier, typeArguments, isTypeOf }, keyOf, visit) => {
  const first = qualifier === undefined ? '*' : leftmost(qualifier).text
  const begin = factory.createIdentifier(token(keyOf.ofModule(argument.literal.text, first)))
  const rest = name => (name.left === undefined ? begin : factory.createQualifiedName(rest(name.left), name.right))
  const whole = qualifier === undefined ? begin : rest(qualifier)
  const given = typeArguments?.map(each => ts.visitNode(each, visit))
  return isTypeOf ? factory.createTypeQueryNode(whole, given) : factory.createTypeReferenceNode(whole, given)
}

const isNameOfOther = ({ parent }, node) =>
  (ts.isTypeReferenceNode(parent) && parent.typeName === node) ||
  (ts.isTypeQueryNode(parent) && parent.exprName === node) ||
  (ts.isQualifiedName(parent) && parent.left === node) ||
  (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
  (ts.isExpressionWithTypeArguments(parent) && parent.expression === node) ||
  (ts.isComputedPropertyName(parent) && parent.expression === node)

const unmarked = new Set([ts.SyntaxKind.ExportKeyword, ts.SyntaxKind.DeclareKeyword, ts.SyntaxKind.DefaultKeyword])

const visitor = (root, own, keyOf, context) => {
  const visit = node => {
    if (unmarked.has(node.kind)) return undefined
    if (ts.isImportTypeNode(node)) return importType(node, keyOf, visit)
    if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text)
    if (ts.isIdentifier(node)) {
      if (node.parent === root && root.name === node) return factory.createIdentifier(token(own))
      const key = isNameOfOther(node, node) && !isWithin(node, node.text) ? keyOf.local(node.text) : undefined
      return key === undefined ? node : factory.createIdentifier(token(key))
    }
    const made = ts.visitEachChild(node, visit, context)
    if (ts.isTypeLiteralNode(made)) return factory.updateTypeLiteralNode(made, inOrder(made.members))
    if (ts.isInterfaceDeclaration(made))
      return factory.createInterfaceDeclaration(
        made.modifiers,
        made.name,
        made.typeParameters,
        made.heritageClauses,
        inOrder(made.members),
      )
    if (ts.isClassDeclaration(made))
      return factory.createClassDeclaration(
        made.modifiers,
        made.name,
        made.typeParameters,
        made.heritageClauses,
        inOrder(made.members.filter(member => !isHidden(member))),
      )
    // How a function takes its argument apart is its own matter.
    if (ts.isParameter(made) && !ts.isIdentifier(made.name))
      return factory.createParameterDeclaration(undefined, made.dotDotDotToken, 'given', made.questionToken, made.type)
    if (ts.isUnionTypeNode(made))
      return factory.createUnionTypeNode(sorted(made.types, type => printed(type, root.getSourceFile())))
    return made
  }
  return visit
}

const printed = (node, file) => printer.printNode(ts.EmitHint.Unspecified, node, file)

/**
 * A declaration without what changes nothing: comments, the order of members, private parts, where it stands and what it is
 * called. Each name of something else is a token, which `withNames` fills in.
 * @param {ts.Node} node
 * @param {string} own its key
 * @param {{ local: (name: string) => string | undefined, ofModule: (from: string, name: string) => string }} keyOf
 */
export const plainDeclaration = (node, own, keyOf) => {
  const { transformed } = ts.transform(node, [
    context => each => ts.visitNode(each, visitor(node, own, keyOf, context)) ?? each,
  ])
  const text = printed(transformed[0], node.getSourceFile()).replaceAll(/\s+/g, ' ').trim()
  return ts.isVariableDeclaration(node) ? `const ${text}` : text
}
