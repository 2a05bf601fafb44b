import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { costlyCalls } from './calls.mjs'
import { makeCallers, makeWorld, statusOf } from './world.mjs'
import { worstTexts } from './worst-texts.mjs'

/** What a health check takes, in milliseconds, asked over and over while the work goes on. */
const healthWhile = async (base, work) => {
  const worker = new Worker(new URL('poll-health.mjs', import.meta.url), { workerData: base })
  await once(worker, 'message')
  await work()
  worker.postMessage('over')
  const [spent] = await once(worker, 'message')
  return spent
}

const publicBody = 16_384
const anyBody = 1_048_576
/** Six of them at once, so many times one after the other. What is taken is long, so it is done once more only for enough answers. */
const turns = { taken: 1, refused: 8 }
const fewestAnswers = 40

const idsOf = ({ unitId, municipalityId, countyId, departmentId, forecastId, superAdminId, year }) => ({
  ...{ unitId, municipalityId, countyId, departmentId, forecastId, year },
  ...{ userId: superAdminId },
})

/** Each call that takes JSON, with the largest bodies of the worst JSON: refused in the end, by its form. */
const worstCalls = (description, world) => {
  const ids = idsOf(world)
  return Object.entries(description.paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => requestBody?.content?.['application/json'] !== undefined)
      .flatMap(([method]) => {
        const path = address.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name) => String(ids[name] ?? 1))
        // Who is not signed in may send this much.
        const isPublic = address.startsWith('/api/auth/')
        return Object.entries(worstTexts(isPublic ? publicBody : anyBody)).map(([kind, body]) => ({
          what: `${method.toUpperCase()} ${address} ${kind}`,
          make: () => ({ method: method.toUpperCase(), path, body }),
          rounds: turns.refused,
        }))
      }),
  )
}

/** What a health check takes alone, and beside six of each call at once, by six people. */
export const measureHealth = async (suite, database, { wanted, tell }) => {
  const world = await makeWorld(suite, database)
  const emails = await makeCallers(database)
  const description = (await suite.call((await suite.tokens()).superAdmin, '/openapi.json')).data
  const costly = Object.entries(costlyCalls(world)).map(([what, make]) => ({ what, make, rounds: turns.taken }))
  const alone = await healthWhile(suite.base, () => new Promise(done => setTimeout(done, 1_000)))
  tell({ what: 'nothing', spent: alone, answers: [] })
  let turn = 0
  let tokens = []
  let signedIn = 0
  for (const { what, make, rounds } of [...costly, ...worstCalls(description, world)]) {
    if (!wanted.test(what)) continue
    // A session lasts a quarter of an hour.
    if (Date.now() - signedIn > 300_000) {
      tokens = await Promise.all(emails.map(email => suite.signIn(email)))
      signedIn = Date.now()
    }
    const answers = new Set()
    const sendSix = async () => {
      for (let round = 0; round < rounds; round++)
        for (const status of await Promise.all(tokens.map(token => statusOf(suite.base, token, make(turn++)))))
          answers.add(status)
    }
    const spent = []
    while (spent.length < fewestAnswers) spent.push(...(await healthWhile(suite.base, sendSix)))
    tell({ what, spent, answers: [...answers].toSorted() })
  }
}
