import { ownerOf } from '@veckovis/testing'
import { tokenPair } from '@veckovis/contracts/session'
import { startApiProcesses } from '@veckovis/testing/api-processes'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

// Two API processes on one PostgreSQL, asked over HTTP. The long form is soak/budget-locks.mjs.
let world: BudgetWorld
let api: Awaited<ReturnType<typeof startApiProcesses>>
let token: string | undefined
beforeAll(async () => {
  world = await createBudgetWorld()
  api = await startApiProcesses(world.url, 2)
  const { email, password } = world.people.approver
  token = tokenPair.parse((await ask(0, 'POST', '/auth/login', { email, password })).body).access_token
})
afterAll(async () => {
  await api.stop()
  await world.close()
})
beforeEach(() => world.startAfresh())

const headers = (body: object | undefined) => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
})

/** One process after the other is asked. */
const ask = async (index: number, method: 'POST' | 'PATCH', path: string, body?: object) => {
  const answer = await fetch(`${api.bases[index % api.bases.length]}${path}`, {
    method,
    headers: headers(body),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
type Answer = Awaited<ReturnType<typeof ask>>

/** 50 locks and 50 edits at once, each process getting half of either; the first edit has come through by then. */
const together = async (lock: (index: number) => Promise<Answer>, edit: (index: number) => Promise<Answer>) => {
  const of = (count: number, from: number, work: typeof lock) =>
    Array.from({ length: count }, (_, index) => work(from + index))
  const firstEdits = of(20, 0, edit)
  await Promise.race(firstEdits)
  const both = Array.from({ length: 30 }, (_, index) => Promise.all([edit(20 + index), lock(index)] as const))
  const lastLocks = of(20, 30, lock)
  const pairs = await Promise.all(both)
  const edits = [...(await Promise.all(firstEdits)), ...pairs.map(([answer]) => answer)]
  const locks = [...pairs.map(([, answer]) => answer), ...(await Promise.all(lastLocks))]
  const won = locks.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(locks.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(edits.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const applied = edits.filter(({ status }) => status === 200).length
  expect(applied).toBeGreaterThan(0)
  return { winner: won[0]?.body, applied }
}

/** Kinds of change in the order in which they happened. */
const historyOf = async (subject: string): Promise<string[]> => {
  const { rows } = await ownerOf(world.database).asSystem(transaction =>
    transaction.query<{ action: string }>('SELECT action FROM audit_event WHERE subject = $1 ORDER BY id', [subject]),
  )
  return rows.map(({ action }) => action)
}

test('the two are processes of their own', () => {
  expect(new Set([...api.pids, process.pid]).size).toBe(3)
})

test('of 50 locks and 50 edits at once of a resource budget one lock wins, and no edit comes after it', async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await ask(0, 'POST', `/budget/${id}/activate`)
  const { winner, applied } = await together(
    index => ask(index, 'POST', `/budget/${id}/lock`),
    index => ask(index + 1, 'PATCH', `/budget/${id}`, { obUsk: 350_001 + index }),
  )
  expect((await world.resourcesOfUnit()).budgets).toEqual([winner])
  expect(winner).toMatchObject({ state: 'locked', version: 3 + applied })
  const history = await historyOf(`resource-budget/${id}`)
  expect(history.at(-1)).toBe('resource-budget-locked')
  expect(history).toHaveLength(3 + applied)
  const late = await Promise.all([0, 1].map(index => ask(index, 'PATCH', `/budget/${id}`, { obUsk: 1 })))
  expect(late.map(({ status }) => status)).toEqual([409, 409])
  expect((await world.forecast(2026)).budget).toMatchObject({
    isLocked: true,
    obUsk: (winner as { obUsk: number }).obUsk,
  })
})

test('of 50 locks and 50 edits at once of a needs budget one lock wins, and no edit comes after it', async () => {
  const { id } = await world.createNeeds()
  await ask(1, 'POST', `/need/${id}/activate`)
  const { winner, applied } = await together(
    index => ask(index, 'POST', `/need/${id}/lock`),
    index => ask(index + 1, 'PATCH', `/need/${id}`, { comment: String(index) }),
  )
  expect((await world.needsOfUnit()).budgets).toEqual([winner])
  expect(winner).toMatchObject({ state: 'locked', version: 3 + applied })
  expect((await historyOf(`needs-budget/${id}`)).at(-1)).toBe('needs-budget-locked')
})
