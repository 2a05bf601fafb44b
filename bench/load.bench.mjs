import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { launchBrowser } from './load/browser.mjs'
import { buildOneProgram } from './load/one-program.mjs'
import { printFiles, printRows } from './load/print-rows.mjs'
import { startSuite } from './load/suite.mjs'
import { visitOnce } from './load/visits.mjs'

// What a person waits for before the sign-in, at the first forecast and between two modules: the suite against the
// same sources built as one program, alternately, on a throttled browser. `--rounds 9` measures longer; `--files` lists
// what the first visit and the first forecast fetched.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, files: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)

const measure = async (browser, suites) => {
  const seen = suites.map(() => [])
  for (let round = 0; round < rounds; round++) {
    // Neither of the two is always the first.
    const order = round % 2 === 0 ? suites : suites.toReversed()
    for (const suite of order) seen[suites.indexOf(suite)].push(await visitOnce(browser, suite))
    say(`round ${round + 1} of ${rounds}`)
  }
  return seen
}

await runScript(async () => {
  await buildStale()
  const oneProgram = await buildOneProgram()
  const suites = []
  const browser = await launchBrowser()
  try {
    suites.push(await startSuite({ port: 4840 }), await startSuite({ port: 4842, shellFolder: oneProgram }))
    const [modules, together] = await measure(browser, suites)
    printRows(modules, together)
    if (values.files) printFiles(modules[0])
  } finally {
    await browser.close()
    for (const suite of suites) await suite.stop()
  }
})
