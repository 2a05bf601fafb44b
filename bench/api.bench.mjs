import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { startConstantPeer } from './api/constant-peer.mjs'
import { measureCrowd } from './api/crowd.mjs'
import { measureHistory } from './api/history.mjs'
import { measureDiaryLists } from './api/diary-lists.mjs'
import { describeMachine } from './api/machine.mjs'
import { measurePeopleLists } from './api/people-lists.mjs'
import { measurePlaceLists } from './api/place-lists.mjs'
import {
  printCrowd,
  printDiaryLists,
  printHistory,
  printPeopleLists,
  printPlaceLists,
  printReads,
  printSaves,
  printStaffLists,
  printStartPage,
} from './api/print-rows.mjs'
import { measureReads } from './api/reads.mjs'
import { measureSaves } from './api/save-rounds.mjs'
import { measureStaffLists } from './api/staff-lists.mjs'
import { measureStartPage } from './api/start-page.mjs'
import { startMeasuredSuite } from './api/suite.mjs'

// What the two hot calls of the forecast cost: "GET comprehensive" beside Fastify sending a constant of the same size,
// and "save 12 × 52 cells" beside a bare UPDATE of the same rows; a page of the staff and of the schedule of 300 and of 5,000
// people beside the bare reads; the history of a forecast with 5,000 saves; the lists of 5,000 units and the tree of them, and of
// 20,000 people; the start page of somebody with sixty units; and what fifty callers without an account take from everybody else (`--only staff`, `--only start-page`, `--only diary`, `--only history`, `--only places`,
// `--only people` or `--only crowd` measures that alone). `--rounds 9` and `--seconds 5` measure longer;
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
    const isAsked = part => values.only === undefined || values.only === part
    if (isAsked('staff')) printStaffLists(await measureStaffLists(suite, database, { rounds }))
    if (isAsked('forecast')) {
      peer = await startConstantPeer(await suite.comprehensiveBytes())
      printReads(await measureReads(suite, peer, { rounds, seconds: Number(values.seconds) }))
      printSaves(await measureSaves(suite, database, { rounds, saves: Number(values.saves) }))
    }
    // After the saves: the newest of them is copied.
    if (isAsked('history')) printHistory(await measureHistory(suite, database, { rounds }))
    if (isAsked('diary')) printDiaryLists(await measureDiaryLists(suite, database, { rounds }))
    if (isAsked('places')) printPlaceLists(await measurePlaceLists(suite, database, { rounds }))
    if (isAsked('people')) printPeopleLists(await measurePeopleLists(suite, database, { rounds }))
    if (isAsked('start-page')) printStartPage(await measureStartPage(suite, database, { rounds }))
    // The last: afterwards nobody signs in from this address for a while.
    if (isAsked('crowd')) printCrowd(await measureCrowd(suite))
  } finally {
    await database?.end()
    await peer?.stop()
    await suite.stop()
  }
})
