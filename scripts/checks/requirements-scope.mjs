import { join } from 'node:path'
import { readJson, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'

const file = 'docs/requirements-scope.json'
const numbers = ({ id }) => Number(id.slice(2))

/** `R-285-R-324` or `R-348` to the requirements it stands for, out of those that there are. */
const expand = (range, requirements) => {
  const match = /^R-(\d{3})(?:-R-(\d{3}))?$/.exec(range)
  if (!match) throw new PlainFailure(`${file}: '${range}' is no id and no range of ids.`)
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
  const found = requirements.filter(each => numbers(each) >= first && numbers(each) <= last)
  if (found.length !== last - first + 1) throw new PlainFailure(`${file}: not all of '${range}' are specified.`)
  return found
}

/**
 * What docs/requirements-scope.json says of the requirements: those that are due, and those that wait, each with the
 * areas that bring what it lacks. Whatever it does not name is due.
 */
export const readScope = requirements => {
  const areas = new Set(requirements.map(({ area }) => area))
  const later = readJson(join(root, file)).later.flatMap(({ ids, areas: bringing, because }) => {
    const unknown = bringing.filter(area => !areas.has(area))
    if (bringing.length === 0 || unknown.length > 0)
      throw new PlainFailure(`${file}: '${ids}' wait for areas of docs/specification, not for '${unknown}'.`)
    return ids.flatMap(range => expand(range, requirements)).map(({ id }) => ({ id, areas: bringing, because }))
  })
  const waiting = new Set(later.map(({ id }) => id))
  if (waiting.size < later.length) {
    const twice = later.find(({ id }, index) => later.findIndex(each => each.id === id) < index)
    throw new PlainFailure(`${file}: ${twice.id} waits twice.`)
  }
  return { due: requirements.filter(({ id }) => !waiting.has(id)), later }
}
