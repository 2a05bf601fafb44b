import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deployedVersion } from '@veckovis/contracts/modules'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { createDeployWorld, formOf, type DeployWorld } from './deploy-world.fixture'

const ui = '@veckovis/ui'

let world: DeployWorld
beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.begin())

const shellFile = (name: string) => join(world.folders.shellFolder, name)

/** A shell whose Button has this type. */
const serve = async (button: object) => {
  await writeFile(shellFile('offers.json'), JSON.stringify({ [ui]: ['Button', 'Field'] }))
  await writeFile(shellFile('shared-types.json'), JSON.stringify({ [ui]: { Button: button, Field: { is: 'field' } } }))
}
afterEach(async () => {
  for (const name of ['offers.json', 'shared-types.json']) await rm(shellFile(name), { force: true })
})

/** A version that was built with a Button of this type; without one, by a build that records none. */
const publish = async (key: string, version: string, button?: string) => {
  const types = button === undefined ? {} : { usedTypes: { [ui]: { Button: button } } }
  const over = { uses: { [ui]: ['Button'] }, ...types }
  return deployedVersion.parse((await world.publish(key, formOf(await world.built(version, { over })))).json())
}

const canDeploy = async (key: string, version: string) =>
  deployedVersion.parse((await world.ask(key, 'can-deploy', { version })).json()).obstacle

const promote = async (key: string, version: string) =>
  (await world.ask(key, 'promote', { version, reason: 'Provad' })).statusCode

test('a version whose type of a name is broken in the shell is refused with the proof and what to do', async () => {
  await serve({ is: 'now', breaks: { old: `Property 'tone' is missing` } })
  const { key } = await world.giveKey({ mayPromote: true })
  const obstacle = `mf-staff 1.0.0: was built with another type of Button of ${ui} than the shell of this suite has (Property 'tone' is missing): build it again with the packages of this suite`
  expect(await publish(key, '1.0.0', 'old')).toMatchObject({ outcome: 'done', obstacle })
  expect(await canDeploy(key, '1.0.0')).toBe(obstacle)
  const refused = await world.ask(key, 'promote', { version: '1.0.0', reason: 'Ändå' })
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { details: { detail: obstacle } }])
})

test('a version whose type of a name the shell does not know is refused', async () => {
  await serve({ is: 'now', was: ['earlier'] })
  const { key } = await world.giveKey({ mayPromote: true })
  const { obstacle } = await publish(key, '1.0.0', 'later')
  expect(obstacle).toMatch(/^mf-staff 1\.0\.0: was built with a type of Button of @veckovis\/ui that the shell of/)
  expect(await promote(key, '1.0.0')).toBe(409)
})

test.each([
  ['that the shell has', 'now'],
  ['that the shell still is', 'earlier'],
  ['that nobody recorded', undefined],
])('a version is taken with a type %s', async (_what, button) => {
  await serve({ is: 'now', was: ['earlier'] })
  const { key } = await world.giveKey({ mayPromote: true })
  expect(await publish(key, '1.0.0', button)).toMatchObject({ outcome: 'done', obstacle: null })
  expect(await canDeploy(key, '1.0.0')).toBeNull()
  expect(await promote(key, '1.0.0')).toBe(200)
})

test('a shell that records no types is compared by names', async () => {
  await serve({})
  await rm(shellFile('shared-types.json'))
  const { key } = await world.giveKey({ mayPromote: true })
  expect(await publish(key, '1.0.0', 'any')).toMatchObject({ obstacle: null })
})

test('the same files, built again with the types of now, are compared by these', async () => {
  await serve({ is: 'now' })
  const { key } = await world.giveKey({ mayPromote: true })
  expect((await publish(key, '1.0.0', 'old')).obstacle).not.toBeNull()
  expect(await publish(key, '1.0.0', 'now')).toMatchObject({ outcome: 'unchanged', obstacle: null })
  expect(await promote(key, '1.0.0')).toBe(200)
})

test('a version that people had comes back though the shell has forgotten its type, not where it is broken', async () => {
  await serve({ is: 'old' })
  const { key } = await world.giveKey({ mayPromote: true })
  for (const version of ['1.0.0', '2.0.0']) {
    await publish(key, version, 'old')
    expect(await promote(key, version)).toBe(200)
  }
  await serve({ is: 'now', breaks: { old: 'It is no Button' } })
  expect(await canDeploy(key, '1.0.0')).toContain('(It is no Button)')
  await serve({ is: 'now' })
  expect(await canDeploy(key, '1.0.0')).toBeNull()
})

test('no manifest keeps the types, so that pages are not given them', async () => {
  await serve({ is: 'now' })
  const { key } = await world.giveKey({ mayPromote: true })
  await publish(key, '1.0.0', 'now')
  const [stored] = await world.rows<{ manifest: object }>('SELECT manifest FROM module_version')
  expect(stored?.manifest).not.toHaveProperty('usedTypes')
})
