// Faults that somebody might make, put one at a time into a copy of the tree, and which tests notice:
// node soak/faults.mjs [--only <part of a name>] [--short]
// The short form leaves out what only a browser can notice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/workspace/paths.mjs'
import { copyTree } from './faults/copied-tree.mjs'
import { faults } from './faults/list.mjs'
import { say } from './say.mjs'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, short: { type: 'boolean' } } })
const chosen = faults.filter(({ name, tests }) => name.includes(values.only) && (tests || !values.short))

/** Whether the code of a fault is still what the fault was written for. */
const fits = ({ file, from }) => readFileSync(join(root, file), 'utf8').split(from).length === 2

const runTests = (tree, { tests = [], journeys = [] }) => {
  const runs = [
    ...(tests.length > 0 ? [tree.jest(tests)] : []),
    ...(journeys.length > 0 ? [tree.journeys(journeys)] : []),
  ]
  return {
    failed: runs.flatMap(({ failed }) => failed),
    hasRun: runs.length > 0 && runs.every(({ hasRun }) => hasRun),
    output: runs.filter(({ hasRun }) => !hasRun).map(({ output }) => output),
  }
}

const all = key => [...new Set(chosen.flatMap(fault => fault[key] ?? []))]

/** Puts a fault in and says who noticed; false when nobody did, or nobody could. */
const isNoticed = (tree, fault) => {
  if (!fits(fault)) {
    say(`✗ ${fault.name}: ${fault.file} does not say '${fault.from.trim()}' exactly once`)
    return false
  }
  const { failed, hasRun, output } = tree.whileChanged(fault, () => runTests(tree, fault))
  if (!hasRun) say(`✗ ${fault.name}: the tests did not run\n${output.join('\n')}`)
  else if (failed.length === 0) say(`✗ ${fault.name}: nobody noticed`)
  else say(`✓ ${fault.name}: noticed by ${failed.length}\n${failed.map(title => `    ${title}`).join('\n')}`)
  return hasRun && failed.length > 0
}

const tree = copyTree()
try {
  const before = runTests(tree, { tests: all('tests'), journeys: all('journeys') })
  if (chosen.length === 0 || !before.hasRun || before.failed.length > 0) {
    const why = chosen.length === 0 ? 'No fault has this name.' : 'Without a fault these tests do not pass:'
    say([why, ...before.failed, ...before.output].join('\n'))
    process.exitCode = 1
  } else {
    const noticed = chosen.filter(fault => isNoticed(tree, fault)).length
    say(`${noticed} passed, ${chosen.length - noticed} failed`)
    process.exitCode = noticed === chosen.length ? 0 : 1
  }
} finally {
  tree.remove()
}
