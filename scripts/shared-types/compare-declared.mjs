import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/paths.mjs'
import { withNamesOf } from './declared-names.mjs'
import { openProgram } from './open-program.mjs'
import { earlierOf, reached } from './stored-types.mjs'

/** No file of this name is there: it is read by the compiler alone. */
const path = join(root, 'packages/platform/src/earlier-declarations.ts')

const suffix = hash => `_before_${hash}`

const longestSentence = 300

const split = stored => {
  const at = stored.indexOf(': ')
  return { name: stored.slice(0, at), text: stored.slice(at + 2) }
}

const imported = (from, name, as) =>
  name === '*' ? `import * as ${as} from '${from}'` : `import { ${name} as ${as} } from '${from}'`

/** One stored declaration as a line of TypeScript. */
const lineOf = (hash, stored, nameOf) => {
  const [, way, from, name] = /^(package|open) ([^#]+)#(.+)$/.exec(stored) ?? []
  if (way !== undefined)
    return imported(way === 'open' ? join(root, from.replace(/\.tsx?$/, '')) : from, name, nameOf(hash))
  return withNamesOf(stored, nameOf).replaceAll(
    /(^|; )(?=(?:abstract class|class|const|function|enum|let) )/g,
    '$1declare ',
  )
}

/** The file that asks for each earlier declaration whether what the name is now is one of it. */
const programText = (earlier, declarations) => {
  const needed = reached(
    declarations,
    earlier.map(({ hash }) => hash),
  )
  const nameOf = hash => `${split(declarations[hash]).name.replace(/\W/g, 'whole')}${suffix(hash)}`
  const lines = [...needed].map(hash => ({ hash, line: lineOf(hash, split(declarations[hash]).text, nameOf) }))
  const checks = earlier.map(({ request, name, hash }, index) => ({
    check: index,
    line: `import { ${name} as now${index} } from '${request}'; const was${index}: typeof ${nameOf(hash)} = now${index}; void was${index}`,
  }))
  return [...lines, ...checks]
}

const sentence = ({ messageText }) => {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  const text = lines
    .map(line => line.trim())
    .slice(-2)
    .join(' ')
  return text.replaceAll(/_before_[0-9a-f]{16}/g, '').slice(0, longestSentence)
}

/** What the compiler says of each earlier declaration: nothing, what breaks, or that it cannot be compared. */
const askCompiler = (earlier, declarations, open) => {
  const lines = programText(earlier, declarations)
  const extra = { path, text: lines.map(({ line }) => line).join('\n') }
  const { program } = open(extra)
  const file = program.getSourceFile(path)
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  const [unreadable, said] = [new Set(), new Map()]
  for (const each of found) {
    const { hash, check } = lines[file.getLineAndCharacterOfPosition(each.start ?? 0).line]
    if (check === undefined) unreadable.add(hash)
    else if (!said.has(check)) said.set(check, sentence(each))
  }
  return earlier.map(({ hash }, index) => ({
    isKnown: ![...reached(declarations, [hash])].some(each => unreadable.has(each)),
    breaks: said.get(index),
  }))
}

/**
 * What is known of each name beside its hash: earlier declarations that it still is, and those that it is not, with the
 * compiler's words.
 * @returns {Record<string, Record<string, { is: string, was?: string[], breaks?: Record<string, string> }>>}
 */
export const compareDeclared = (declared, stored, open = openProgram) => {
  const compared = Object.fromEntries(
    Object.entries(declared.names).map(([request, names]) => [
      request,
      Object.fromEntries(Object.entries(names).map(([name, is]) => [name, { is }])),
    ]),
  )
  const all = [
    ...earlierOf(stored),
    ...Object.entries(stored.names).flatMap(([request, names]) =>
      Object.entries(names).map(([name, hash]) => ({ request, name, hash })),
    ),
  ]
  const earlier = all.filter(({ request, name, hash }) => {
    const now = compared[request]?.[name]
    return now !== undefined && now.is !== hash
  })
  if (earlier.length === 0) return compared
  for (const [index, { isKnown, breaks }] of askCompiler(earlier, stored.declarations, open).entries()) {
    const { request, name, hash } = earlier[index]
    const now = compared[request][name]
    const why = isKnown ? breaks : 'it cannot be compared: something that it named is gone'
    if (why === undefined) (now.was ??= []).push(hash)
    else (now.breaks ??= {})[hash] = why
  }
  return compared
}
