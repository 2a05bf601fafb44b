import { timed } from '../api/timed.mjs'
import { saveBody } from '../api/saves.mjs'
import { costlyCalls } from './calls.mjs'
import { makeCallers, makeWorld, statusOf } from './world.mjs'

const statusesOf = answers => [...new Set(answers)].toSorted().join(', ')

/** Saves one after the other until the work is over, and three at least. */
const savesWhile = async (work, save) => {
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  const spent = []
  while (!isOver || spent.length < 3) spent.push(await timed(save))
  return { spent, answers: await ended }
}

/**
 * What each costly call takes alone, and what a save takes beside six of them at once: by one person, as one
 * administrator with many windows, and by six. Each row as soon as it is measured.
 */
export const measureBeside = async function* (suite, database, { wanted }) {
  const world = await makeWorld(suite, database)
  const emails = await makeCallers(database)
  const ask = (token, call) => statusOf(suite.base, token, call)
  const savePath = `/forecast/${world.forecastId}/unit/${suite.unitId}`
  let turn = 0
  for (const [what, make] of Object.entries(costlyCalls(world))) {
    if (!wanted.test(what)) continue
    const { manager } = await suite.tokens()
    const callers = await Promise.all(emails.map(email => suite.signIn(email)))
    const save = async () => {
      const status = await ask(manager, { method: 'PATCH', path: savePath, body: saveBody(turn++) })
      if (status !== 200) throw new Error(`A save beside ${what} was answered ${status}`)
    }
    const saveAlone = []
    for (let count = 0; count < 20; count++) saveAlone.push(await timed(save))
    const alone = []
    const statuses = []
    for (let count = 0; count < 2; count++)
      alone.push(await timed(async () => statuses.push(await ask(callers[0], make(turn++)))))
    const beside = {}
    for (const [by, tokens] of [
      ['one', callers.map(() => callers[0])],
      ['six', callers],
    ])
      beside[by] = await savesWhile(Promise.all(tokens.map(token => ask(token, make(turn++)))), save)
    yield {
      what,
      statuses: statusesOf(statuses),
      bytes: make(turn).body?.length ?? 0,
      alone,
      saveAlone,
      byOne: { ...beside.one, answers: statusesOf(beside.one.answers) },
      bySix: { ...beside.six, answers: statusesOf(beside.six.answers) },
    }
  }
}
