import { deployedVersion } from '@veckovis/contracts/modules'
import type { AnswerShape } from '@veckovis/contracts/calls'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { createDeployWorld, formOf, type DeployWorld } from './deploy-world.fixture'

let world: DeployWorld
beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.begin())

const publishCalling = async (...calls: { call: string; answer?: AnswerShape }[]) => {
  const { key } = await world.giveKey({ mayPromote: true })
  const answer = await world.publish(key, formOf(await world.built('1.0.0', { over: { calls } })))
  return { key, status: answer.statusCode, answer: deployedVersion.parse(answer.json()) }
}

const deepShape = (levels: number): AnswerShape =>
  levels === 0 ? { type: 'string' } : { type: 'object', properties: { in: deepShape(levels - 1) } }

test('what the version calls is compared with the API here, and a call of nothing stands in the way', async () => {
  const { key, answer } = await publishCalling({ call: 'GET /modules' }, { call: 'GET /no-such-call' })
  const obstacle = expect.stringMatching(/calls GET \/no-such-call, which this server does not serve/)
  expect(answer).toMatchObject({ outcome: 'done', obstacle })
  expect((await world.ask(key, 'can-deploy', {})).json()).toMatchObject({ obstacle })
  expect((await world.ask(key, 'promote', { reason: 'Ändå' })).statusCode).toBe(409)
})

test('a record is taken with the deep answers of its calls', async () => {
  // Each level of an answer is two of the record.
  const { status, answer } = await publishCalling({ call: 'POST /no-such-call', answer: deepShape(25) })
  expect([status, answer.outcome]).toEqual([200, 'done'])
})

test('a version that somebody rolled back is not promoted again by a key', async () => {
  const { key } = await world.giveKey({ mayPromote: true })
  for (const version of ['1.0.0', '2.0.0']) {
    await world.publish(key, formOf(await world.built(version)))
    expect((await world.ask(key, 'promote', { version, reason: 'Provad' })).statusCode).toBe(200)
  }
  const headers = { authorization: `Bearer ${world.admin.token}` }
  const payload = { moduleId: 'mf-staff', basedOn: '2.0.0', reason: 'Fel' }
  const back = await world.app.inject({ method: 'POST', url: '/api/settings/modules/roll-back', headers, payload })
  expect(back.statusCode).toBe(200)
  const detail = expect.stringMatching(/^mf-staff 2\.0\.0: was rolled back/)
  expect((await world.ask(key, 'can-deploy', { version: '2.0.0' })).json()).toMatchObject({ obstacle: detail })
  for (const asked of [{}, { version: '2.0.0' }]) {
    const answer = await world.ask(key, 'promote', { ...asked, reason: 'Igen' })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { details: { reason: 'not-possible', detail } }])
  }
  expect((await world.ask(key, 'promote', { version: '1.0.0', reason: 'Igen' })).json()).toMatchObject({
    outcome: 'unchanged',
  })
})

test('what may be meant so is said with the answer', async () => {
  const { key, answer } = await publishCalling({ call: 'POST /{}/revoke' })
  const warnings = ['calls POST /{}/revoke, which this server does not serve as it stands']
  expect(answer).toMatchObject({ outcome: 'done', obstacle: null, warnings })
  expect((await world.ask(key, 'can-deploy', {})).json()).toMatchObject({ warnings })
  expect((await world.ask(key, 'promote', { reason: 'Provad' })).json()).toMatchObject({ outcome: 'done', warnings })
})
