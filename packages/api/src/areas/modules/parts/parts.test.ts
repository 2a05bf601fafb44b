import { moduleOffersAnswer, modulePartsAnswer } from '@veckovis/contracts/modules'
import { createTestApp, ownerOf, signInto, type TestApp } from '@veckovis/testing'

let suite: TestApp

const tokenOf = (jobTitleId?: number) => signInto(suite, jobTitleId)
const read = async (jobTitleId?: number, what = 'parts') => {
  const headers = { authorization: `Bearer ${await tokenOf(jobTitleId)}` }
  return suite.app.inject({ url: `/api/settings/modules/${what}`, headers })
}

beforeAll(async () => {
  suite = await createTestApp()
  const manifest = {
    owner: '@teams/timed',
    routes: [{ path: '/timed' }],
    contributions: [{ place: 'start-page' }, { place: 'forecast-side/1' }],
    offers: { topics: ['forecast/1'], queries: ['hours/1'] },
    needs: { queries: ['hours/1', 'hours/2'] },
    uses: { '@veckovis/ui': ['Button'] },
  }
  await ownerOf(suite.database).asSystem(async ({ query }) => {
    for (const [id, declared, calls] of [
      ['mf-parts', manifest, [{ call: 'GET /timed/{}' }]],
      ['mf-silent', {}, null],
    ] as const) {
      await query('INSERT INTO module (id) VALUES ($1)', [id])
      await query(
        `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at, calls)
         VALUES ($1, '1.0.0', $2, 'c', 'm.json', '{}', '{}', now(), $3)`,
        [id, JSON.stringify(declared), calls === null ? null : JSON.stringify(calls)],
      )
      await query("UPDATE module SET active_version = '1.0.0' WHERE id = $1", [id])
    }
  })
}, 60_000)
afterAll(() => suite.close())

test('super admins read what the active versions offer and need; of what a build did not say nothing is said', async () => {
  const { modules } = modulePartsAnswer.parse((await read(999)).json())
  expect(modules.find(({ id }) => id === 'mf-parts')).toEqual({
    id: 'mf-parts',
    version: '1.0.0',
    owner: '@teams/timed',
    routes: ['/timed'],
    places: ['start-page', 'forecast-side/1'],
    uses: { '@veckovis/ui': ['Button'] },
    calls: ['GET /timed/{}'],
    sizes: null,
  })
  expect(modules.find(({ id }) => id === 'mf-silent')).toMatchObject({
    owner: null,
    routes: [],
    places: [],
    uses: null,
    calls: null,
  })
})

test('and the topics and queries that they offer each other, with what nobody offers', async () => {
  const { modules } = moduleOffersAnswer.parse((await read(999, 'offers')).json())
  expect(modules.find(({ id }) => id === 'mf-parts')).toEqual({
    id: 'mf-parts',
    offers: { topics: ['forecast/1'], queries: ['hours/1'] },
    needs: { topics: [], queries: ['hours/1', 'hours/2'] },
    missing: ['hours/2'],
  })
  const silent = { id: 'mf-silent', offers: null, needs: null, missing: [] }
  expect(modules.find(({ id }) => id === 'mf-silent')).toEqual(silent)
})

test.each(['parts', 'offers'])('nobody else reads the %s', async what => {
  expect((await read(undefined, what)).statusCode).toBe(403)
})
