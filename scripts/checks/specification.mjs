import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'

const folder = 'docs/specification'
const entry = /^- \*\*([RA]-\d{3})\*\* (.+)$/
const checkBelow = /^ {2}Check: (.+)$/

/** `{ id, area, group, line, check }` of each entry of a file; a bullet that is no entry is a slip of the pen. */
const entriesOf = file => {
  const area = basename(file, '.md')
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const groups = lines.map(line => /^## (.+)$/.exec(line)?.[1])
  return lines.flatMap((text, index) => {
    if (!text.startsWith('- ')) return []
    const [, id, line] = entry.exec(text) ?? []
    const group = groups.slice(0, index).findLast(Boolean)
    if (!id || !group) throw new PlainFailure(`${file}:${index + 1}: '- **R-001** One line.' below a heading is due.`)
    return [{ id, area, group, line, check: checkBelow.exec(lines[index + 1] ?? '')?.[1] }]
  })
}

const entriesIn = part => {
  const entries = readdirSync(join(root, folder, part))
    .sort()
    .flatMap(name => entriesOf(`${folder}/${part}/${name}`))
    .sort((a, b) => a.id.localeCompare(b.id))
  const twice = entries.find(({ id }, index) => entries[index + 1]?.id === id)
  if (twice) throw new PlainFailure(`${folder}/${part}: ${twice.id} stands twice.`)
  return entries
}

/** Every requirement with its line, its check, its group (the heading) and its area (the file); of every decision all but the check. */
export const readSpecification = () => ({
  requirements: entriesIn('requirements'),
  decisions: entriesIn('decisions'),
})
