import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { withCopy } from '../activation/bring-folder'
import { usualFiles } from '../published-version.fixture'
import { createDeployWorld, formOf, type DeployWorld } from './deploy-world.fixture'
import { LostConnection } from '../../../db/lost-connection'
import { holdingNothing, type Arrived } from './publish-archive'
import { removeLeftovers } from './remove-leftovers'

let world: DeployWorld
beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.begin())

const asOwner = (...statements: readonly string[]) =>
  world.owner.asSystem(async transaction => {
    for (const sql of statements) await transaction.query(sql)
  })

/** What fails after the files have come: comparing with another module, or the very end of the transaction. */
const failures = {
  'what stands in its way cannot be told': {
    begin: [
      "INSERT INTO module (id, licence_key) VALUES ('mf-old', 'old')",
      `INSERT INTO module_version VALUES ('mf-old', '1.0.0', '{"id":"mf-old"}', 'c', 'f', '{}', '{}', now())`,
      "UPDATE module SET active_version = '1.0.0' WHERE id = 'mf-old'",
    ],
    end: ["UPDATE module SET active_version = NULL WHERE id = 'mf-old'"],
  },
  'the commit fails': {
    begin: [
      "CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE EXCEPTION 'no'; END$$",
      `CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON module_version DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION refuse_commit()`,
    ],
    end: ['DROP TRIGGER refuse_commit ON module_version', 'DROP FUNCTION refuse_commit'],
  },
} as const

test.each(Object.entries(failures))('no file of a version stays where %s, and it can come again', async (_why, how) => {
  const { key } = await world.giveKey()
  const form = formOf(await world.built('1.0.0'))
  await asOwner(...how.begin)
  const failed = await world.publish(key, form)
  await asOwner(...how.end)
  expect(failed.statusCode).toBe(500)
  expect(await world.published()).toEqual({ versions: [], beside: [] })
  expect(await world.rows("SELECT FROM module_version WHERE module_id = 'mf-staff'")).toEqual([])
  expect((await world.publish(key, form)).statusCode).toBe(200)
})

test('what fails goes before the lock does, and nothing of it is left to go afterwards', async () => {
  const arrived: Arrived[] = []
  const place = join(world.modulesFolder, 'mf-staff/1.0.0')
  const work = async () => {
    await mkdir(place, { recursive: true })
    arrived.push({ moduleId: 'mf-staff', version: '1.0.0', wasRegistered: false })
    throw new Error('failed')
  }
  await expect(holdingNothing(world.modulesFolder, arrived, work)).rejects.toThrow('failed')
  expect([existsSync(place), arrived]).toEqual([false, []])
  // Work that gave way is done once more with the files, and what has lost its connection holds nothing any more.
  for (const failure of [
    Object.assign(new Error('deadlock'), { code: '40P01' }),
    new LostConnection(new Error('gone')),
  ]) {
    const left = { moduleId: 'mf-staff', version: '1.0.0', wasRegistered: false }
    const again: Arrived[] = []
    const fail = () => {
      again.push(left)
      return Promise.reject(failure)
    }
    await expect(holdingNothing(world.modulesFolder, again, fail)).rejects.toBe(failure)
    expect(again).toEqual([left])
  }
})

test('the very same version is compared before it would be copied, and other files under its name are copied as ever', async () => {
  const { key } = await world.giveKey()
  const form = formOf(await world.built('1.0.0'))
  await world.publish(key, form)
  const copies = (folder: string) =>
    withCopy(folder, world.modulesFolder, async copied => ({
      copied: 'copy' in copied && copied.copy !== null,
      beside: (await world.published()).beside.length,
    }))
  const built = world.builtAt('mf-staff', '1.0.0')
  expect(await copies(built)).toEqual({ copied: false, beside: 0 })
  expect((await world.publish(key, form)).json()).toMatchObject({ outcome: 'unchanged' })
  await world.built('1.0.0', { files: { ...usualFiles, 'remote.js': 'other()' } })
  expect(await copies(built)).toEqual({ copied: true, beside: 1 })
})

test('of what a process left beside the folder a start removes what is older than an hour, and nothing else', async () => {
  const beside = dirname(world.modulesFolder)
  const id = '0b7c1d52-7a0e-4a63-9d6e-3f5a4d0c9b11'
  const now = new Date()
  const names = ['modules.sent-', 'modules.part-', 'others.part-'].map(name => `${name}${id}`)
  for (const name of [...names, 'modules.sent-mine']) {
    await mkdir(join(beside, name))
    await utimes(join(beside, name), now, new Date(now.getTime() - 3_600_001))
  }
  const young = `modules.sent-${id.replace('0', '1')}`
  await mkdir(join(beside, young))
  const kept: unknown[] = []
  const remove = (folder: string) => removeLeftovers(folder, now, failure => kept.push(failure))
  expect((await remove(world.modulesFolder)).toSorted()).toEqual(names.slice(0, 2).toSorted())
  const left = (await readdir(beside)).filter(name => name.includes('.'))
  for (const name of left) await rm(join(beside, name), { recursive: true })
  expect(left.toSorted()).toEqual([names[2], 'modules.sent-mine', young].toSorted())
  expect(await remove('/nowhere/modules')).toEqual([])
  expect(kept).toEqual([expect.objectContaining({ code: 'ENOENT' })])
})
