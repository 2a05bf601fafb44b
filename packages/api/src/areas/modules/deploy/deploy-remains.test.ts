import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { createDeployWorld, formOf, type DeployWorld } from './deploy-world.fixture'

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
