import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { median } from './figures.mjs'
import { conditions, launchBrowser, openThrottledPage } from './load/browser.mjs'
import { startSuite } from './load/suite.mjs'
import { threadTasksDuring } from './plan/thread-tasks.mjs'
import { makeOperationsManager, units } from './start-page/units.mjs'
import { watchRequests } from './start-page/quiet.mjs'
import { installWatch, lists, wholeRows } from './start-page/watch.mjs'

// The start page of somebody with sixty units, on a machine that is slowed down four times: how long after the page's own
// links each module's list is painted, and all of their rows, by the page's entry, for the first time in the visit and
// once more, and by its address with nothing in the cache and with all of it. `work` is what the page's own thread took
// of the processor meanwhile. `--rounds 9` measures longer; `--no-build` takes what was built.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'no-build': { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
/** Milliseconds after the page. */
const limit = 300

const seenIn = page =>
  page.evaluate(([count, rows]) => window.veckovisStartPage(count, rows), [lists.length, wholeRows])

const moments = ({ whole, page, each }, since) => ({
  whole: whole - since,
  page: page - since,
  each: each.map(moment => moment - since),
})

/** By the entry, pressed as soon as the pointer is on it, by somebody who has read another page meanwhile. */
const byEntry = async (browser, page, quiet) => {
  await quiet()
  const entry = page.locator('nav a[href="/planning"]').first()
  let seen
  const tasks = await threadTasksDuring(browser, page, async () => {
    const asked = seenIn(page)
    await entry.click()
    seen = await asked
  })
  const worked = tasks.reduce((sum, { ms }) => sum + ms, 0)
  return { ...moments(seen, await page.evaluate(() => window.veckovisClicked)), worked }
}

const openPage = async (browser, { signIn }) => {
  const { access_token, refresh_token } = await signIn()
  const page = await openThrottledPage(browser, { storage: { access_token, refresh_token } })
  await page.addInitScript(installWatch)
  return page
}

const visitOnce = async (browser, suite, manager) => {
  await suite.refresh()
  const page = await openPage(browser, manager)
  const quiet = watchRequests(page)
  await page.goto(`${suite.address}/help`)
  const first = await byEntry(browser, page, quiet)
  await quiet()
  await page.locator('nav a[href="/help"]').first().click()
  const again = await byEntry(browser, page, quiet)
  await page.context().close()
  const other = await openPage(browser, manager)
  const otherIsQuiet = watchRequests(other)
  const byAddress = async () => {
    await other.goto(`${suite.address}/planning`, { waitUntil: 'commit' })
    return moments(await seenIn(other), 0)
  }
  const cold = await byAddress()
  await otherIsQuiet()
  const cached = await byAddress()
  await other.context().close()
  return { first, again, cold, cached }
}

const names = {
  first: 'by its entry',
  again: 'by its entry, again',
  cold: 'by its address, nothing cached',
  cached: 'by its address, cached',
}

const workOf = visits => (visits[0].worked === undefined ? '–' : median(visits.map(({ worked }) => worked)).toFixed(0))

const line = columns => columns.map((text, place) => (place === 0 ? text.padEnd(32) : text.padStart(9))).join(' ')

const print = seen => {
  say(line(['ms', 'page', ...lists.map(name => `+ ${name}`), '+ all', '+ rows', '× page', 'work']))
  for (const [key, name] of Object.entries(names)) {
    const visits = seen.map(each => each[key])
    const page = median(visits.map(visit => visit.page))
    const all = median(visits.map(visit => Math.max(...visit.each) - visit.page))
    const each = lists.map((_, place) => median(visits.map(visit => visit.each[place] - visit.page)))
    const verdict = all <= limit ? 'met' : 'MISSED'
    const rows = median(visits.map(visit => visit.whole - visit.page))
    const figures = [page, ...each, all, rows].map(figure => figure.toFixed(0))
    say(
      `${line([name, ...figures, ((page + all) / page).toFixed(2), workOf(visits)])}   ${verdict}: ≤ ${limit} ms after the page`,
    )
  }
}

await runScript(async () => {
  if (!values['no-build']) await buildStale()
  const browser = await launchBrowser()
  let suite
  try {
    suite = await startSuite({ port: 4896 })
    const manager = await makeOperationsManager(suite)
    const seen = []
    for (let round = 0; round < rounds; round++) {
      seen.push(await visitOnce(browser, suite, manager))
      say(`round ${round + 1} of ${rounds}`)
    }
    const { cpu, megabits, latency } = conditions
    say(`\nMedians of ${rounds} rounds with ${units} units and ${wholeRows} rows; CPU ${cpu}×, ${megabits} Mbit/s,`)
    say(
      `${latency} ms; load ${loadavg()
        .map(load => load.toFixed(1))
        .join(' ')}.`,
    )
    print(seen)
  } finally {
    await suite?.stop()
    await browser.close()
  }
})
