import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import { eq } from 'drizzle-orm'
import { describeFailure } from '../http/error-mapping'
import { createDatabase } from './database'
import { plainFailure } from './plain-failure'
import { appUser } from './schema/accounts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
}, 60_000)
afterAll(() => made.drop())

const secret = 'hemlig@prov.example'

const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (failure) {
    return failure
  }
  throw new Error('It did not fail')
}

test('a failed statement of a transaction is the database’s own failure, by its code, without the values', async () => {
  const insert = () =>
    ownerOf(made.database).asSystem(({ tables }) =>
      tables
        .insert(appUser)
        .values({ email: secret, firstName: 'A', lastName: 'B', passwordHash: 'x', createdAt: new Date(0) }),
    )
  await insert()
  const failure = await failureOf(insert())
  expect(failure).toMatchObject({ code: '23505', constraint: 'app_user_email_key' })
  expect(JSON.stringify(describeFailure(failure))).not.toContain(secret)
})

test('a failed read outside a transaction is unwrapped to the same', async () => {
  const away = createDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:1/none' })
  const failure = await failureOf(away.tables.select().from(appUser).where(eq(appUser.email, secret)))
  expect(plainFailure(failure)).toMatchObject({ code: 'ECONNREFUSED' })
  expect(JSON.stringify(describeFailure(plainFailure(failure)))).not.toContain(secret)
  await away.close()
})

test('any other failure stays what it is', () => {
  const failure = new Error('other')
  expect(plainFailure(failure)).toBe(failure)
})
