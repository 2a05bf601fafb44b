import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { describeMachine } from './api/machine.mjs'
import { startMeasuredSuite } from './api/suite.mjs'
import { measureHealth } from './beside/health.mjs'
import { at, median } from './figures.mjs'

// What a health check takes beside six of each call at its largest body, taken and refused:
// node bench/health.bench.mjs [--only pattern] [--no-build]. At most 100 ms are wanted at p95.
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'no-build': { type: 'boolean', default: false } },
})

const ms = number => `${number.toFixed(number < 10 ? 1 : 0)} ms`

await runScript(async () => {
  if (!values['no-build']) await buildStale({ only: folder => folder === 'packages/api' })
  const suite = await startMeasuredSuite()
  let database
  try {
    database = await suite.openDatabase()
    say(await describeMachine(database))
    say('call | health p50 | p95 | longest | asked | answered')
    const told = []
    const tell = ({ what, spent, answers }) => {
      told.push({ what, p95: at(spent, 0.95) })
      const figures = [median(spent), at(spent, 0.95), at(spent, 1)].map(ms)
      say([what, ...figures, spent.length, answers.join(', ')].join(' | '))
    }
    await measureHealth(suite, database, { wanted: new RegExp(values.only), tell })
    const slow = told.filter(({ p95 }) => p95 > 100)
    say(`${slow.length} of ${told.length} above 100 ms at p95: ${slow.map(({ what }) => what).join('; ')}`)
  } finally {
    await database?.end()
    await suite.stop()
  }
})
