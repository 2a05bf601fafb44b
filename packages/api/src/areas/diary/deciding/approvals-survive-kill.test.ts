import { setTimeout as pause } from 'node:timers/promises'
import { tokenPair } from '@veckovis/contracts/session'
import { ownerOf } from '@veckovis/testing'
import { startApiProcesses } from '@veckovis/testing/api-processes'
import { makeForecast } from '@veckovis/testing/make-data'
import { createDiaryWorld, newExtraResource, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// The API in a process of its own, killed at different moments of an approval. The long form is
// soak/approvals-survive-kill.mjs.
const now = new Date()
// Ahead of the years of the world.
const year = now.getFullYear() + 2

let world: DiaryWorld
let api: Awaited<ReturnType<typeof startApiProcesses>>
let base: string
beforeAll(async () => {
  // The process tells the time of the machine, and only what is to come can be approved.
  world = await createDiaryWorld({ now: now.toISOString() })
  for (const unitId of [world.units.own, world.units.sibling]) await makeForecast(world.database, { unitId, year }, now)
  api = await startApiProcesses(world.url, 1)
  base = api.bases[0] ?? ''
})
afterAll(async () => {
  await api.stop()
  await world.close()
})

const post = (path: string, body: object, token?: string) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

const signIn = async (): Promise<string> => {
  const { email, password } = world.diary.manager
  return tokenPair.parse(await (await post('/auth/login', { email, password })).json()).access_token
}

const createEntries = async (round: number): Promise<number[]> => {
  const ids: number[] = []
  for (let index = 0; index < 20; index++) {
    const from = new Date(Date.UTC(year, 2, 1 + round * 20 + index)).toISOString().slice(0, 10)
    const dates = { from, to: `${year}-10-31`, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    const body = newExtraResource({ ...dates, typeId: 3, hours: { perDay: 2 } })
    ids.push((await world.create(body, { where: index % 2 === 0 ? 'own' : 'sibling' })).id)
  }
  return ids
}

const drift = async () => [
  ...(await findDiaryDrift(ownerOf(world.database))),
  ...(await findRollupDrift(world.database)),
]

test('an approval whose process is killed is done as a whole or not at all, and can be done once after it', async () => {
  const token = await signIn()
  for (const [round, wait] of [0, 15, 30, 60].entries()) {
    const entries = (await createEntries(round)).map(id => ({ id }))
    const answered = post('/diary/approve', { entries }, token).then(
      ({ status }) => status,
      () => 'no answer' as const,
    )
    await pause(wait)
    base = await api.replaceKilled(0)
    const answer = await answered
    const statuses = new Set<string>()
    for (const { id } of entries) statuses.add((await world.read(id)).status)
    expect(statuses.size).toBe(1)
    if (answer !== 'no answer') expect([answer, ...statuses]).toEqual([200, 'APPROVED'])
    expect(await drift()).toEqual([])
    const again = await post('/diary/approve', { entries }, token)
    expect(again.status).toBe(statuses.has('APPROVED') ? 409 : 200)
    expect(await drift()).toEqual([])
  }
}, 120_000)
