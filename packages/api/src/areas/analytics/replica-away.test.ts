import { createApp } from '@veckovis/api'
import { createPlacesWorld } from '@veckovis/testing/places-world'
import { createDatabase } from '../../db/database'

// That lists are read from a replica, and how old they are then, is shown on a real one: soak/analytics-replica.mjs.
const lists = ['clients', 'users', 'units', 'overview', 'units/export?format=csv'] as const

const answersWith = async (address: (url: string) => string) => {
  const world = await createPlacesWorld({ counties: [{ name: 'Län', municipalities: [] }] })
  const replica = createDatabase({ url: address(world.suite.url) })
  const app = await createApp({ ...world.suite.dependencies, analyticsReplica: replica })
  try {
    const { token } = await world.person([], { jobTitleId: 999 })
    const get = (path: string) =>
      app.inject({ method: 'GET', url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } })
    const answers = await Promise.all(lists.map(list => get(`analytics/${list}`)))
    const other = await get('user/me')
    return { answers, other: other.statusCode }
  } finally {
    await app.close()
    await replica.close()
    await world.close()
  }
}

test.each([
  ['is away', (url: string) => Object.assign(new URL(url), { port: '1' }).href],
  ['has become a server of its own', (url: string) => url],
])('a replica that %s is told as such, and everything else answers', async (_, address) => {
  const { answers, other } = await answersWith(address)
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect(other).toBe(200)
})
