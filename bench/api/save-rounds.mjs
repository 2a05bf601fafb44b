import { saveBody, savedYear, updateBare } from './saves.mjs'
import { cpuTimeOf } from './cpu-time.mjs'
import { statementsDuring } from './statements.mjs'

const timed = async work => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Saves of every cell through the API and bare updates of the same rows alternately, each a transaction of its own. */
export const measureSaves = async (suite, database, { rounds, saves }) => {
  const { unitId } = suite
  const { manager: firstToken } = await suite.tokens()
  const { data } = await suite.call(firstToken, `/forecast/unit/${unitId}?year=${savedYear}`)
  const path = `/forecast/${data.id}/unit/${unitId}`
  const save = (token, turn) => suite.call(token, path, { method: 'PATCH', body: saveBody(turn) })
  const seen = { save: [], bare: [], cpu: [], bytes: saveBody(0).length }

  let turn = 0
  const both = async token => {
    const works = [
      async () => seen.save.push(await timed(() => save(token, turn++))),
      async () => seen.bare.push(await timed(() => updateBare(database, data.id, turn++))),
    ]
    for (const work of turn % 4 === 0 ? works : works.toReversed()) await work()
  }

  for (let warm = 0; warm < 30; warm++) await both(firstToken)
  seen.save.length = 0
  seen.bare.length = 0
  for (let round = 0; round < rounds; round++) {
    const { manager } = await suite.tokens()
    const before = cpuTimeOf(suite.pid)
    for (let count = 0; count < saves; count++) await both(manager)
    seen.cpu.push((cpuTimeOf(suite.pid) - before) / saves)
  }
  const { manager } = await suite.tokens()
  seen.statements = await statementsDuring(suite, database, () => save(manager, turn++))
  return seen
}
