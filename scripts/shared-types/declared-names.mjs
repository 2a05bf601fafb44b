import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/paths.mjs'
import { emittedFiles } from './emitted-files.mjs'
import { openProgram, ownRequests } from './open-program.mjs'
import { plainDeclaration, withNames } from './plain-declaration.mjs'

const digest = text => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Stands in a stored declaration for the name of the one with this hash. @param {string} hash */
const nameByHash = hash => `@${hash}@`

/** A declaration as a template; the others that it names are described as they are met. */
const describeAll = files => {
  const known = new Map()
  const describe = found => {
    const { key } = found
    if (known.has(key)) return key
    if (found.external !== undefined) {
      known.set(key, { name: found.external.name, text: `package ${key}` })
      return key
    }
    if (found.isOpen === true || files.open.has(key)) {
      known.set(key, { name: found.name, text: `open ${relative(root, found.path)}#${found.name}` })
      return key
    }
    // Before what it names is described, which may name it again.
    const entry = { name: found.name, text: '' }
    known.set(key, entry)
    const keyOf = {
      local: name => keyIfAny(files.local(found.path, name)),
      ofModule: (from, name) => keyIfAny(files.ofModule(from, found.path, name)),
    }
    entry.text = found.nodes.map(node => plainDeclaration(node, key, keyOf)).join('; ')
    return key
  }
  const keyIfAny = found => (found === undefined ? undefined : describe(found))
  return { known, describe }
}

/** The same for the same declarations, wherever they stand: with all that it reaches, numbered as it is met. */
const hashOf = (known, key) => {
  const order = [key]
  const numbered = each => {
    if (!order.includes(each)) order.push(each)
    return `#${order.indexOf(each)}`
  }
  const texts = []
  for (let at = 0; at < order.length; at += 1) texts.push(withNames(known.get(order[at]).text, numbered))
  return digest(texts.join('\n'))
}

/** The values that a file exports: types are none of what a module takes from a page. */
const valuesOf = (checker, program, path) => {
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(path))
  return checker
    .getExportsOfModule(symbol)
    .filter(each => isValue(checker, each))
    .map(({ name }) => name)
    .toSorted()
}

const isValue = (checker, symbol) => {
  const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
  return (target.flags & ts.SymbolFlags.Value) !== 0
}

/**
 * Each name that the shared packages offer, by request, with the hash of its declaration; and the declarations, by hash, in
 * which others are named by theirs.
 * @returns {{ names: Record<string, Record<string, string>>, declarations: Record<string, string> }}
 */
export const declaredNames = (opened = openProgram(), requests = ownRequests()) => {
  const files = emittedFiles(opened)
  const { known, describe } = describeAll(files)
  const checker = opened.program.getTypeChecker()
  const keys = Object.fromEntries(
    requests.map(request => {
      const path = opened.fileOf(request)
      const found = valuesOf(checker, opened.program, path).map(name => {
        const of = files.exported(path, name)
        if (of === undefined) throw new Error(`${name} of ${request}: its declaration was not found`)
        return [name, describe(of)]
      })
      return [request, Object.fromEntries(found)]
    }),
  )
  const hashes = new Map([...known.keys()].map(key => [key, hashOf(known, key)]))
  const named = of => Object.fromEntries(Object.entries(of).map(([name, key]) => [name, hashes.get(key)]))
  const stored = ([key, { name, text }]) => [
    hashes.get(key),
    `${name}: ${withNames(text, each => nameByHash(hashes.get(each)))}`,
  ]
  return {
    names: Object.fromEntries(Object.entries(keys).map(([request, of]) => [request, named(of)])),
    declarations: Object.fromEntries([...known].map(stored)),
  }
}

const named = /@([0-9a-f]{16})@/g

/** The declarations that a stored one names. @param {string} text */
export const hashesIn = text => [...text.matchAll(named)].map(([, hash]) => hash)

/** A stored declaration with other names in the place of hashes. @param {(hash: string) => string} nameOf */
export const withNamesOf = (text, nameOf) => text.replaceAll(named, (_whole, hash) => nameOf(hash))
