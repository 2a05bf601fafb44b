import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { PlainFailure, runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { buildPages } from './edit/build-pages.mjs'
import { bareGrid, gridPage, peerPages, peers, realPage } from './edit/pages.mjs'
import { printEdits, printProfiles } from './edit/print-rows.mjs'
import { measureRounds } from './edit/rounds.mjs'
import { serveFolder } from './edit/serve.mjs'
import { launchBrowser } from './load/browser.mjs'
import { startSuite } from './load/suite.mjs'
import { measureRecalculation } from './recalculation/measure.mjs'

// What a person waits for after Enter in a cell: the forecast, with its chart in view, beside pages of the same rows with
// the same calculation in other grids, alternately, on a slowed down machine and on this one. The other grids stand once
// bare and once with a chart, an effect line and a save bar of their own around them; the two are told apart. `--rounds 9` and
// `--edits 200` measure longer, `--cpu 4` at one speed only, `--pages forecast,react-data-grid` only some of the pages.
// `--profile` says where the time goes, and makes it longer. `--no-build` takes what was built.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    edits: { type: 'string', default: '100' },
    cpu: { type: 'string', default: '4,1' },
    pages: { type: 'string' },
    profile: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
})
const { profile } = values
const rounds = Number(values.rounds)
const edits = Number(values.edits)

// A year of 53 weeks that lies ahead of us, so that every week is open.
const year = 2032

const wanted = () => {
  const all = [
    ...peers.map(description => ({ description, peer: 'bare' })),
    ...peerPages.map(description => ({ description, peer: 'page' })),
    { description: bareGrid, beside: ['bare'] },
    { description: gridPage, beside: ['page'] },
    { description: realPage, beside: ['page', 'bare'] },
  ]
  if (values.pages === undefined) return all
  const names = values.pages.split(',')
  const unknown = names.filter(name => !all.some(({ description }) => description.name === name))
  if (unknown.length > 0)
    throw new PlainFailure(
      `No such page: ${unknown.join(', ')}. There are ${all.map(page => page.description.name).join(', ')}.`,
    )
  return all.filter(({ description }) => names.includes(description.name))
}

const forecastAddress = suite => `${suite.address}/forecast?year=${year}&startWeek=1&endWeek=53&tab=details`

const run = async (browser, pages, suite) => {
  for (const cpu of values.cpu.split(',').map(Number)) {
    const place = async () => {
      await suite?.refresh()
      const storage = await suite?.signIn()
      return pages.map(page =>
        page.description === realPage ? { ...page, address: forecastAddress(suite), storage } : page,
      )
    }
    const seen = await measureRounds(browser, place, { rounds, edits, cpu, profile, say })
    printEdits(seen, pages, { cpu, rounds, edits })
    if (profile) printProfiles(seen, pages, cpu)
  }
}

await runScript(async () => {
  if (!values['no-build']) await buildStale()
  say((await measureRecalculation()).text)
  const pages = wanted()
  const bare = pages.map(page => page.description).filter(description => description !== realPage)
  const server = await serveFolder(await buildPages(bare.map(({ name }) => name)))
  const placed = pages.map(page => ({ ...page, address: `${server.address}/${page.description.name}.html` }))
  const browser = await launchBrowser()
  let suite
  try {
    if (bare.length < pages.length) suite = await startSuite({ port: 4850, years: [year] })
    await run(browser, placed, suite)
  } finally {
    await browser.close()
    await suite?.stop()
    await server.stop()
  }
})
