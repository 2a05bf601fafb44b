import { createSecurityLog } from '../security/security-log'
import { createTestApp, ownerOf, registerManifest, setLicence, type TestApp } from '@veckovis/testing'
import { licenseDemo } from './license-demo'
import regions from '../regions/se-regions.json'
import { seedDemo } from './seed-demo'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
  const securityLog = createSecurityLog({ database: suite.database, logger: false })
  await seedDemo(ownerOf(suite.database), { regions, now: suite.clock.now, hashPassword: suite.hash, securityLog })
}, 60_000)
afterAll(() => suite.close())

const register = (name: string, licenceKey: string | null = name) =>
  registerManifest(
    suite.database,
    {
      manifest: {
        id: `mf-${name}`,
        title: { sv: 'Ny', en: 'New' },
        contract: { from: 1, to: 1 },
        licenceKey,
        permissions: [],
        routes: [{ path: `/${name}`, permission: null, title: { sv: 'Ny', en: 'New' } }],
        navigation: [],
        apiAreas: [],
      },
    },
    suite.clock.now,
  )

const holders = async (licenceKey: string) => {
  const { rows } = await suite.database.asSystem(transaction =>
    transaction.query<{ id: number; name: string }>(
      `SELECT m.id, m.name FROM licence l JOIN municipality m ON m.id = l.municipality_id
       WHERE l.licence_key = $1 AND l.valid_to IS NULL ORDER BY m.name`,
      [licenceKey],
    ),
  )
  return rows
}
const names = async (licenceKey: string) => (await holders(licenceKey)).map(({ name }) => name)
const license = () => ownerOf(suite.database).asSystem(licenseDemo)

test('a module that came after the seeding is licensed for the municipalities of the demonstration, once', async () => {
  await register('meals')
  await license()
  await license()
  expect(await names('meals')).toEqual(['Solna', 'Sundbyberg'])
})

test('a licence that was ended stays ended', async () => {
  await register('laundry')
  await license()
  const solna = (await holders('laundry'))[0]?.id ?? 0
  await setLicence(suite.database, { municipalityId: solna, licenceKey: 'laundry', validTo: '2026-01-01T00:00:00Z' })
  await license()
  expect(await names('laundry')).toEqual(['Sundbyberg'])
})

test('a module that needs no licence brings none', async () => {
  await register('places', null)
  await license()
  expect(await names('places')).toEqual([])
})
