import autocannon from 'autocannon'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { cpuTimeOf } from './cpu-time.mjs'

const refuseFailures = ({ url, non2xx, errors, timeouts }) => {
  if (non2xx + errors + timeouts > 0)
    throw new PlainFailure(`${url}: ${non2xx} refused, ${errors} broken, ${timeouts} too late; nothing was measured.`)
}

/** Asks one address from `connections` connections at once; milliseconds of CPU per answer of the asked process. */
export const loadFor = async ({ url, pid, token, connections = 10, seconds }) => {
  const before = cpuTimeOf(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  refuseFailures(result)
  return {
    cpu: (cpuTimeOf(pid) - before) / result['2xx'],
    requests: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    bytes: Math.round(result.throughput.total / result['2xx']),
  }
}

/** Latencies in milliseconds of one caller who asks again as soon as he has the answer. */
export const latenciesOf = async ({ url, token, count }) => {
  const latencies = []
  for (let asked = 0; asked < count; asked++) {
    const since = performance.now()
    const response = await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
    await response.text()
    if (!response.ok) throw new PlainFailure(`${url} answered ${response.status}; nothing was measured.`)
    latencies.push(performance.now() - since)
  }
  return latencies
}

/** Keeps asking one address until it is told to stop; answers how often it was answered. */
export const keepAsking = ({ url, token, connections }) => {
  let isDone = false
  let answers = 0
  const ask = async () => {
    while (!isDone) answers += (await latenciesOf({ url, token, count: 1 })).length
  }
  const asking = Promise.all(Array.from({ length: connections }, ask))
  return async () => {
    isDone = true
    await asking
    return answers
  }
}
