import { timed } from '../api/timed.mjs'
import { saveBody } from '../api/saves.mjs'
import { costlyCalls } from './calls.mjs'
import { makeCallers, makeWorld, statusOf } from './world.mjs'

const statusesOf = answers => [...new Set(answers)].toSorted().join(', ')

const fewestSaves = 20

/**
 * Saves one after the other while six calls are at work, which begin again, all six at once, until there are enough saves.
 * A save is begun as soon as the calls are on their way.
 */
const savesBeside = async (sendSix, save) => {
  const spent = []
  const answers = []
  while (spent.length < fewestSaves) {
    let isOver = false
    const ended = sendSix().finally(() => (isOver = true))
    do spent.push(await timed(save))
    while (!isOver)
    answers.push(...(await ended))
  }
  return { spent, answers }
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
      beside[by] = await savesBeside(() => Promise.all(tokens.map(token => ask(token, make(turn++)))), save)
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
