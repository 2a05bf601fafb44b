import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  const units = Array.from({ length: 600 }, (_, at) => `Hemtjänst ${at}`)
  const departments = [{ name: 'Avdelning', units }]
  world = await createPlacesWorld({
    counties: [{ name: 'Län', municipalities: [{ name: 'Kommun', licences: [], departments }] }],
  })
}, 60_000)
afterAll(() => world.close())

const ask = (url: string, encoding?: string) =>
  world.suite.app.inject({
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${world.admin.token}`,
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    },
  })

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
])('a large answer comes as %s where that is taken, and is the same', async (name, taken, unpack) => {
  const plain = await ask('/place/tree')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const packed = await ask('/place/tree', taken)
  expect(packed.headers).toMatchObject({ 'content-encoding': name, vary: expect.stringContaining('accept-encoding') })
  expect(unpack(packed.rawPayload).toString('utf8')).toBe(plain.body)
  expect(packed.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
})

test('a small answer and a refusal come as they are', async () => {
  for (const url of ['/health', '/nothing'])
    expect((await ask(url, 'gzip, br')).headers).not.toHaveProperty('content-encoding')
})
