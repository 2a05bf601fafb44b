import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { startConstantPeer } from './api/constant-peer.mjs'
import { describeMachine } from './api/machine.mjs'
import { printReads, printSaves, printStaffLists } from './api/print-rows.mjs'
import { measureReads } from './api/reads.mjs'
import { measureSaves } from './api/save-rounds.mjs'
import { measureStaffLists } from './api/staff-lists.mjs'
import { startMeasuredSuite } from './api/suite.mjs'

// What the two hot calls of the forecast cost: "GET comprehensive" beside Fastify sending a constant of the same size,
// and "save 12 × 52 cells" beside a bare UPDATE of the same rows; and a page of the staff of 300 and of 5,000 people
// beside the bare reads (`--only staff` measures that alone). `--rounds 9` and `--seconds 5` measure longer;
// `--no-build` takes the API as it was built.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    saves: { type: 'string', default: '60' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

await runScript(async () => {
  if (!values['no-build']) await buildStale({ only: folder => folder === 'packages/api' })
  const suite = await startMeasuredSuite()
  let peer
  let database
  try {
    database = await suite.openDatabase()
    say(await describeMachine(database))
    if (values.only === undefined || values.only === 'staff')
      printStaffLists(await measureStaffLists(suite, database, { rounds }))
    if (values.only === 'staff') return
    peer = await startConstantPeer(await suite.comprehensiveBytes())
    printReads(await measureReads(suite, peer, { rounds, seconds: Number(values.seconds) }))
    printSaves(await measureSaves(suite, database, { rounds, saves: Number(values.saves) }))
  } finally {
    await database?.end()
    await peer?.stop()
    await suite.stop()
  }
})
