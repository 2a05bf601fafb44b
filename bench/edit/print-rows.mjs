import { at, median } from '../figures.mjs'
import { say } from '../../scripts/workspace/say.mjs'

const line = columns => columns.map((text, index) => (index === 0 ? text.padEnd(39) : text.padStart(9))).join(' ')

const summary = ({ edits, pastes, lost }) => {
  const painted = edits.map(edit => edit.painted)
  return {
    p50: median(painted),
    p95: at(painted, 0.95),
    script: median(edits.map(edit => edit.script)),
    style: median(edits.map(edit => edit.style)),
    layout: median(edits.map(edit => edit.layout)),
    task: median(edits.map(edit => edit.task)),
    paste: median(pastes.map(paste => paste.painted)),
    lost,
  }
}

const best = (peers, key) => Math.min(...peers.map(peer => peer[key]))

const verdict = (own, peers, { key, most, name }) => {
  const ratio = own[key] / best(peers, key)
  return `${name} ${ratio.toFixed(2)}× the best of them   ${ratio <= most ? 'met' : 'MISSED'}: ≤ ${most}×`
}

/** The targets are those against a bare grid; a page beside pages says what is ours of the difference. */
const kinds = { bare: 'the bare grids', page: 'the same page around another grid' }

const throttledTargets = [
  { key: 'p95', most: 0.9, name: 'p95' },
  { key: 'p50', most: 1, name: 'p50' },
  { key: 'script', most: 0.5, name: 'script' },
  { key: 'paste', most: 0.5, name: 'paste' },
]

const twoFrames = 2 * (1000 / 60)

const printVerdicts = (summaries, pages, cpu) => {
  const peersOf = kind => pages.filter(page => page.peer === kind).map(page => summaries.get(page.description.name))
  for (const { description, beside } of pages.filter(page => page.beside !== undefined)) {
    const own = summaries.get(description.name)
    say(`${description.title}:`)
    if (cpu === 1)
      say(
        `  p95 ${own.p95.toFixed(1)} ms   ${own.p95 <= twoFrames ? 'met' : 'MISSED'}: within two frames, ${twoFrames.toFixed(1)} ms`,
      )
    else
      for (const kind of beside.filter(each => peersOf(each).length > 0)) {
        say(`  beside ${kinds[kind]}`)
        for (const target of throttledTargets) say(`    ${verdict(own, peersOf(kind), target)}`)
      }
    say(`  ${own.lost} of the quick digits lost   ${own.lost === 0 ? 'met' : 'MISSED'}: none`)
  }
}

/** @param {Map<string, object>} seen what measureRounds saw */
export const printEdits = (seen, pages, { cpu, rounds, edits }) => {
  const summaries = new Map([...seen].map(([name, own]) => [name, summary(own)]))
  say(`\nedit → painted, CPU ${cpu}×, ${edits} edits in each of ${rounds} rounds alternately; ms, medians but for p95`)
  say(line(['', 'p50', 'p95', 'script', 'style', 'layout', 'task', 'paste', 'lost']))
  for (const { description } of pages) {
    const { p50, p95, script, style, layout, task, paste, lost } = summaries.get(description.name)
    const times = [p50, p95, script, style, layout, task, paste].map(time => time.toFixed(1))
    say(line([description.title, ...times, String(lost)]))
  }
  printVerdicts(summaries, pages, cpu)
}

const groups = [
  'script',
  'garbage collection',
  'style',
  'layout',
  'prepaint',
  'paint',
  'layerize',
  'commit',
  'hit test',
  'other',
  'waiting',
]

/** Where the time of an edit goes, from the key to the frame. */
export const printProfiles = (seen, pages, cpu) => {
  say(`\nMain thread from the key to the frame, CPU ${cpu}×, ms per edit; waiting is time without any task`)
  say(line(['', ...groups.map(group => group.replace('garbage collection', 'gc'))]))
  for (const { description } of pages) {
    const { profiles } = seen.get(description.name)
    const mean = group => profiles.reduce((sum, profile) => sum + (profile[group] ?? 0), 0) / profiles.length
    say(line([description.title, ...groups.map(group => mean(group).toFixed(1))]))
  }
}
