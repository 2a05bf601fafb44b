import { PlainFailure } from '../workspace/plain-failure.mjs'
import { checkList } from './check-list.mjs'
import { inLanes } from './in-lanes.mjs'
import { say } from '../workspace/say.mjs'

const chosen = names => {
  const unknown = names.filter(name => !checkList.some(check => check.name === name))
  if (unknown.length > 0) {
    throw new PlainFailure(
      `No such check: ${unknown.join(', ')}. There are ${checkList.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0 ? checkList : checkList.filter(({ name }) => names.includes(name))
}

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

const runOne = async ({ name, run }, part) => {
  const since = performance.now()
  const { passed, failed, output, untried } = await run(part)
  const mark = untried === undefined ? (failed === 0 ? '✓' : '✗') : '–'
  say(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds(since)})`)
  if (output) say(output)
  return { name, passed, failed, untried }
}

/**
 * Runs the named checks, or all; ends with the one line that counts. `parts` says of a check what alone it looks at; one
 * whose part is empty is left out.
 */
export const runChecks = async (names = [], parts = {}) => {
  const checks = chosen(names).filter(({ name }) => parts[name]?.length !== 0)
  if (checks.length === 0) return say('The change leaves nothing for these checks to look at.')
  const results = await inLanes(checks, check => runOne(check, parts[check.name]))
  const sum = key => results.reduce((total, result) => total + result[key], 0)
  const red = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
  const untried = results.filter(result => result.untried !== undefined)
  for (const { name, untried: why } of untried) say(`\nNot tried: ${name}, because ${why}.`)
  if (red.length > 0) say(`\nFailed: ${red.join(', ')}`)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  const hasTried = sum('passed') > 0 || untried.length === results.length
  process.exitCode = sum('failed') === 0 && hasTried ? 0 : 1
}
