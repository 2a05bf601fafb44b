import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { timed } from './api/timed.mjs'
import { at } from './figures.mjs'
import { startSuite } from './load/suite.mjs'

// What each page that is open asks for once a minute: which modules there are. Whole, as it was sent before answers were
// compressed; compressed; and as a page asks that has it already. `--rounds 9` measures longer.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

const ways = [
  { name: 'whole', headers: { 'accept-encoding': 'identity' } },
  { name: 'compressed', headers: { 'accept-encoding': 'br, gzip' } },
  { name: 'unchanged', headers: { 'accept-encoding': 'br, gzip' }, isKnown: true },
]

/** The answer as it comes over the wire: `fetch` would unpack it. */
const askAt = (address, agent) => headers =>
  new Promise((resolve, reject) => {
    request(address, { agent, headers }, response => {
      let bytes = 0
      response.on('data', ({ length }) => (bytes += length))
      response.on('end', () => resolve({ bytes, status: response.statusCode, etag: response.headers.etag }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

const measure = async (suite, ask) => {
  const { access_token: token } = await suite.signIn()
  const authorization = `Bearer ${token}`
  const { etag } = await ask({ authorization })
  const seen = []
  for (const { name, headers, isKnown } of ways) {
    const sent = { authorization, ...headers, ...(isKnown && { 'if-none-match': etag }) }
    for (let warm = 0; warm < 50; warm++) await ask(sent)
    const each = { name, api: [], ...(await ask(sent)) }
    for (let round = 0; round < Number(values.rounds) * 40; round++) each.api.push(await timed(() => ask(sent)))
    seen.push(each)
  }
  return seen
}

await runScript(async () => {
  await buildStale()
  const suite = await startSuite({ port: 4840 })
  const agent = new Agent({ keepAlive: true })
  try {
    const seen = await measure(suite, askAt(`${suite.address}/api/modules?unitId=${suite.unitId}`, agent))
    const [whole] = seen
    say(`The registry, p50 and p95 of ${whole.api.length}`)
    for (const { name, api, bytes, status } of seen)
      say(
        `${name.padEnd(12)} ${at(api, 0.5).toFixed(1)} ms, p95 ${at(api, 0.95).toFixed(1)} ms, ` +
          `${(at(api, 0.5) / at(whole.api, 0.5)).toFixed(2)} × the whole   ${status}, ${bytes} bytes, ${(bytes / whole.bytes).toFixed(2)} ×`,
      )
  } finally {
    agent.destroy()
    await suite.stop()
  }
})
