import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { PlainFailure, runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { conditions, launchBrowser, openThrottledPage, paintedAt } from './load/browser.mjs'
import { startSuite } from './load/suite.mjs'
import { threadTasksDuring } from './plan/thread-tasks.mjs'

// The diary's plan of 80 people and a year, each of them away five times: how much of the processor each task takes that
// scrolling it up and down and sideways makes, on a machine that is slowed down four times. `--rounds 5` scrolls longer; `--no-build` takes
// what was built.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, 'no-build': { type: 'boolean', default: false } },
})

const people = 80
const timesAway = 5
/** A task above this is felt. */
const limit = 50
/** So many of the longest tasks are told apart by what they hold. */
const shown = 5
const year = new Date().getFullYear() + 1

const call = async (suite, tokens, path, body) => {
  const response = await fetch(`${suite.address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new PlainFailure(`POST ${path} answered ${response.status}: ${await response.text()}`)
}

const day = number => new Date(Date.UTC(year, 0, number)).toISOString().slice(0, 10)

const fill = async suite => {
  const tokens = await suite.signIn()
  for (let person = 0; person < people; person += 1) {
    const { id } = await suite.make('/staff', { unitId: suite.unitId, firstName: `Nr ${person}` })
    for (let time = 0; time < timesAway; time += 1) {
      const first = 8 + time * 70 + (person % 9) * 7
      await call(suite, tokens, `/diary/unit/${suite.unitId}`, {
        requestId: randomUUID(),
        ...{ category: 'ABSENCE', reason: 1 + ((person + time) % 6), staffId: id, hours: { perDay: 8 } },
        ...{ from: day(first), to: day(first + 11), weekdays: [1, 2, 3, 4, 5] },
      })
    }
    await suite.refresh()
  }
}

const scroll = async (page, rounds) => {
  await page.mouse.move(700, 500)
  const ways = [
    [0, 120],
    [160, 0],
    [0, -120],
    [-160, 0],
  ]
  for (let round = 0; round < rounds; round += 1)
    for (const [sideways, down] of ways)
      for (let step = 0; step < 20; step += 1) {
        await page.mouse.wheel(sideways, down)
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
}

const measure = async (browser, suite) => {
  const { access_token, refresh_token } = await suite.signIn()
  const page = await openThrottledPage(browser, { storage: { access_token, refresh_token } })
  await page.goto(`${suite.address}/diary/plan?year=${year}`, { waitUntil: 'commit' })
  const opened = await paintedAt(page, '[role="grid"] [data-week]')
  await page.waitForLoadState('networkidle')
  const tasks = await threadTasksDuring(browser, page, () => scroll(page, Number(values.rounds)))
  const rows = await page.evaluate(() => document.querySelectorAll('[role="row"]').length)
  await page.context().close()
  return { opened, rows, tasks: tasks.sort((one, other) => other.ms - one.ms) }
}

await runScript(async () => {
  if (!values['no-build']) await buildStale()
  const browser = await launchBrowser()
  let suite
  try {
    suite = await startSuite({ port: 4860, years: [year] })
    await fill(suite)
    const { opened, tasks, rows } = await measure(browser, suite)
    const steps = Number(values.rounds) * 80
    say(`The plan of ${people} people with ${people * timesAway} entries, at ${conditions.cpu}×`)
    say(`first cells after ${Math.round(opened)} ms; ${rows} rows stand in the document`)
    const above = tasks.filter(({ ms }) => ms > limit)
    const longest = `${above.length === 0 ? 'none' : above.length} above ${limit} ms, the longest ${Math.round(tasks[0].ms)} ms`
    say(`${steps} steps of scrolling: ${longest}   (target: none above ${limit} ms)`)
    for (const { since, ms, parts } of tasks.slice(0, shown))
      say(
        `  ${Math.round(ms)} ms, ${Math.round(since)} ms after the first step: ${parts
          .slice(0, 8)
          .map(part => `${part.name} ${part.ms.toFixed(1)}`)
          .join(', ')}`,
      )
  } finally {
    await suite?.stop()
    await browser.close()
  }
})
