import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { describeMachine } from './api/machine.mjs'
import { startMeasuredSuite } from './api/suite.mjs'
import { measureBeside } from './beside/measure.mjs'
import { at, median } from './figures.mjs'

// What every costly call takes at its largest body, and how much longer a save of a forecast takes beside six of them,
// sent at once by one person and by six: node bench/beside.bench.mjs [--only pattern] [--no-build]
// A save beside any of them is to take less than three times as long as alone.
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'no-build': { type: 'boolean', default: false } },
})

const ms = number => `${number.toFixed(number < 10 ? 1 : 0)} ms`

const besideText = ({ spent, answers }, alone) =>
  `${(median(spent) / alone).toFixed(1)} × (${ms(at(spent, 0.95))} at p95 of ${spent.length}; answered ${answers})`

await runScript(async () => {
  if (!values['no-build']) await buildStale({ only: folder => folder === 'packages/api' })
  const suite = await startMeasuredSuite()
  let database
  try {
    database = await suite.openDatabase()
    say(await describeMachine(database))
    say('call | bytes | alone | answered | save alone | save beside six by one person | by six people')
    for await (const row of measureBeside(suite, database, { wanted: new RegExp(values.only) })) {
      const saveAlone = median(row.saveAlone)
      const besides = [row.byOne, row.bySix].map(beside => besideText(beside, saveAlone))
      say([row.what, row.bytes, ms(Math.min(...row.alone)), row.statuses, ms(saveAlone), ...besides].join(' | '))
    }
  } finally {
    await database?.end()
    await suite.stop()
  }
})
