import { savedYear } from './saves.mjs'
import { keepAsking, latenciesOf, loadFor } from './load.mjs'

const comprehensive = ({ base, unitId }) => `${base}/forecast/unit/${unitId}/${savedYear}/comprehensive`

/** Nationwide analytics does not exist yet; the whole tree of places is the dearest read that there is. */
const neighbour = ({ base }) => `${base}/user/me`
const neighbours = 1
const probes = 300

const beside = async (suite, tokens) => {
  const own = { url: comprehensive(suite), token: tokens.manager, count: probes }
  const alone = await latenciesOf(own)
  const stop = keepAsking({ url: neighbour(suite), token: tokens.superAdmin, connections: neighbours })
  const together = await latenciesOf(own)
  const answers = await stop()
  return { alone, together, answers }
}

/** Rounds of load on the API and on the constant alternately, then one caller alone and beside the neighbour. */
export const measureReads = async (suite, peer, { rounds, seconds }) => {
  const seen = { api: [], constant: [], alone: [], together: [], neighbourAnswers: 0 }
  const warm = { seconds: 2 }
  const { manager } = await suite.tokens()
  await loadFor({ url: comprehensive(suite), pid: suite.pid, token: manager, ...warm })
  await loadFor({ url: peer.url, pid: peer.pid, ...warm })
  for (let round = 0; round < rounds; round++) {
    const tokens = await suite.tokens()
    const turns = [
      async () =>
        seen.api.push(await loadFor({ url: comprehensive(suite), pid: suite.pid, token: tokens.manager, seconds })),
      async () => seen.constant.push(await loadFor({ url: peer.url, pid: peer.pid, seconds })),
    ]
    // Neither of the two is always the first.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
    const { alone, together, answers } = await beside(suite, tokens)
    seen.alone.push(...alone)
    seen.together.push(...together)
    seen.neighbourAnswers += answers
  }
  return seen
}
