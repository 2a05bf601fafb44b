import autocannon from 'autocannon'
import { latenciesOf } from './load.mjs'

const json = { 'content-type': 'application/json' }
const asking = (path, body) => ({ method: 'POST', path: `/api${path}`, headers: json, body })
const noLink = 'no-such-link'.repeat(4)
const password = 'Veckovis-2027!'

/** What anybody may send, each made to cost the server as much as it can: none of it needs an account. */
const calls = {
  'a megabyte of brackets to the sign-in': [asking('/auth/login', '['.repeat(1_000_000))],
  '16 kB of brackets to the sign-in': [asking('/auth/login', '['.repeat(16_000))],
  'links that nobody was sent': [
    asking('/auth/new-password', JSON.stringify({ token: noLink, password })),
    asking(
      '/auth/first-admin',
      JSON.stringify({ token: noLink, password, firstName: 'Eva', lastName: 'Ek', email: 'eva@prov.example' }),
    ),
  ],
  'sign-ins of people who do not exist': Array.from({ length: 200 }, (_, index) =>
    asking('/auth/login', JSON.stringify({ email: `nobody-${index}@prov.example`, password })),
  ),
}

const crowd = 50
const seconds = 8

/** Asks until the load is over. */
const latenciesWhile = async (load, url) => {
  let isOver = false
  const ended = Promise.resolve(load).finally(() => (isOver = true))
  const latencies = []
  while (!isOver) latencies.push(...(await latenciesOf({ url, count: 5 })))
  return { latencies, answered: await ended }
}

/** How long the health check takes alone, and beside fifty callers of each kind who ask again as soon as they are answered. */
export const measureCrowd = async ({ base }) => {
  const url = `${base}/health`
  await latenciesOf({ url, count: 200 })
  const idle = await latenciesOf({ url, count: 200 })
  const beside = []
  for (const [what, requests] of Object.entries(calls)) {
    // In a thread of its own: what sending takes is no waiting for the health check.
    const load = autocannon({ url: new URL(base).origin, connections: crowd, duration: seconds, workers: 1, requests })
    const { latencies, answered } = await latenciesWhile(load, url)
    beside.push({ what, latencies, refused: answered['4xx'], noRoom: answered['5xx'] })
  }
  return { idle, beside }
}
