import ts from 'typescript'

const isHere = path => path !== undefined && !path.includes('/node_modules/')
const isOwn = path => isHere(path) && /\.tsx?$/.test(path)

/** The declarations of a file that bear a name; `const a, b` are two. */
const declared = (file, name) =>
  file.statements.flatMap(statement => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.filter(each => each.name.getText(file) === name)
    return statement.name?.text === name && !ts.isModuleDeclaration(statement) ? [statement] : []
  })

const importedAs = (file, name) => {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) continue
    const { name: whole, namedBindings } = statement.importClause
    const from = statement.moduleSpecifier.text
    if (whole?.text === name) return { from, name: 'default' }
    if (namedBindings === undefined) continue
    if (ts.isNamespaceImport(namedBindings)) {
      if (namedBindings.name.text === name) return { from, name: '*' }
      continue
    }
    const part = namedBindings.elements.find(each => each.name.text === name)
    if (part !== undefined) return { from, name: (part.propertyName ?? part.name).text }
  }
  return undefined
}

const exportedAs = (file, name) => {
  for (const statement of file.statements.filter(ts.isExportDeclaration)) {
    const from = statement.moduleSpecifier?.text
    const part = statement.exportClause?.elements?.find(each => each.name.text === name)
    if (part !== undefined) return { from, name: (part.propertyName ?? part.name).text }
  }
  return undefined
}

const wholeExports = file =>
  file.statements
    .filter(each => ts.isExportDeclaration(each) && each.exportClause === undefined)
    .map(({ moduleSpecifier }) => moduleSpecifier.text)

/**
 * The declarations that TypeScript makes of each source file, where names of one file lead in others, and which interfaces
 * other files add to.
 * @param {ReturnType<typeof import('./open-program.mjs').openProgram>} opened
 */
export const emittedFiles = ({ program, resolve }) => {
  const files = new Map()
  const read = path => {
    if (files.has(path)) return files.get(path)
    let text
    const source = program.getSourceFile(path)
    const { diagnostics } = program.emit(source, (_name, emitted) => (text = emitted), undefined, true)
    if (text === undefined) {
      const [first] = diagnostics
      const why = first === undefined ? 'nothing was made' : ts.flattenDiagnosticMessageText(first.messageText, ' ')
      throw new Error(`${path}: its declarations cannot be written down: ${why}`)
    }
    files.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true))
    return files.get(path)
  }
  /** @returns what a name of a module is: declarations of a file of our own, or something of a package. */
  const ofModule = (from, within, name) => {
    const path = resolve(from, within)
    // A file of texts, which changes with each of them, and a file as a whole are compared as they are now.
    if (isHere(path) && (!isOwn(path) || name === '*')) return { key: `${path}#${name}`, path, name, isOpen: true }
    if (!isOwn(path)) return { key: `${from}#${name}`, external: { from, name } }
    return exported(path, name)
  }
  const local = (path, name) => {
    const file = read(path)
    const nodes = declared(file, name)
    if (nodes.length > 0) return { key: `${path}#${name}`, path, name, nodes }
    const imported = importedAs(file, name)
    return imported === undefined ? undefined : ofModule(imported.from, path, imported.name)
  }
  const exported = (path, name) => {
    const file = read(path)
    const given = exportedAs(file, name)
    if (given !== undefined)
      return given.from === undefined ? local(path, given.name) : ofModule(given.from, path, given.name)
    const own = local(path, name)
    if (own !== undefined) return own
    const [found] = wholeExports(file).flatMap(from => ofModule(from, path, name) ?? [])
    return found
  }
  return { local, exported, ofModule, open: openInterfaces(program, resolve) }
}

/** Interfaces that other files add to, by `path#name`. */
const openInterfaces = (program, resolve) => {
  const open = new Set()
  for (const file of program.getSourceFiles().filter(({ fileName }) => isOwn(fileName)))
    for (const statement of file.statements)
      if (ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name))
        for (const part of statement.body?.statements ?? [])
          open.add(`${resolve(statement.name.text, file.fileName)}#${part.name?.text}`)
  return open
}
