import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow, root } from '../workspace/paths.mjs'

const isText = name => /\.(ts|tsx|mjs|cjs|css|sql|json|jsonc|md|yaml)$/.test(name)
const idsOf = line => line.match(/\b[RA]-\d{3}\b/g) ?? []

/** Every place in code, tests and documents that names a requirement or a decision: `{ id, where }`. */
export const citedIds = () =>
  filesBelow(root)
    .filter(isText)
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      if (idsOf(text).length === 0) return []
      const name = relative(root, file)
      return text.split('\n').flatMap((line, index) => idsOf(line).map(id => ({ id, where: `${name}:${index + 1}` })))
    })

/** The ones that stand nowhere in docs/specification, as sentences. */
export const unknownCitations = ({ requirements, decisions }) => {
  const known = new Set([...requirements, ...decisions].map(({ id }) => id))
  return citedIds()
    .filter(({ id }) => !known.has(id))
    .map(({ id, where }) => `${where}: ${id} stands nowhere in docs/specification`)
}
