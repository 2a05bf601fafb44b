import { join } from 'node:path'
import { readJson, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'

const idOf = number => `R-${String(number).padStart(3, '0')}`

/** `R-030-R-127` or `R-005` to the ids it stands for. */
const expand = range => {
  const match = /^R-(\d{3})(?:-R-(\d{3}))?$/.exec(range)
  if (!match) throw new PlainFailure(`docs/requirements-scope.json: '${range}' is no id and no range of ids.`)
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
  return Array.from({ length: last - first + 1 }, (_, index) => idOf(first + index))
}

/** What docs/requirements-scope.json says: all ids, those in scope so far, and those that come later. */
export const readScope = () => {
  const { known, issues } = readJson(join(root, 'docs', 'requirements-scope.json'))
  const all = known.flatMap(expand)
  const named = Object.values(issues).flatMap(({ ids }) => ids.flatMap(expand))
  const later = Object.values(issues)
    .flatMap(issue => issue.later)
    .filter(({ id, issue }) => !(issues[issue]?.ids.flatMap(expand).includes(id) ?? false))
  const postponed = new Set(later.map(({ id }) => id))
  return {
    all,
    inScope: [...new Set(named)].filter(id => !postponed.has(id)).sort(),
    later,
    isKnown: id => all.includes(id),
  }
}
