import type { InjectOptions } from 'fastify'
import { createApp, createSecurityLog, areas, type AppDependencies, type Mail } from '@veckovis/api'
import { forgetLimits } from './make-data'
import { createTestDatabase, type TestDatabase } from './test-database'
import { testSecret } from './test-secret'

export type TestApp = TestDatabase & {
  readonly app: Awaited<ReturnType<typeof createApp>>
  /** The server's clock: set `now` to move it. */
  readonly clock: { now: Date }
  readonly mails: Mail[]
  readonly dependencies: AppDependencies
  /** The password hash of the tests: real, and quick. */
  readonly hash: (password: string) => Promise<string>
  /** Sends the invitations that are due by the clock; nothing else sends them here. */
  readonly sendInvitations: () => Promise<void>
  /** As if nobody had tried anything yet. */
  readonly forgetLimits: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Wednesday 09:00 in Stockholm, ISO week 12 of 2026. */
export const usualTestTime = '2026-03-18T08:00:00.000Z'

type TestAppOptions = {
  readonly now?: string
  /** Instead of a new one. */
  readonly on?: TestDatabase
}

/** Answers once what is done after the answer is done too: a test finds the mail. */
const waitingForMore = (app: Awaited<ReturnType<typeof createApp>>) => {
  const inject = app.inject.bind(app)
  return Object.assign(app, {
    inject: async (asked: InjectOptions | string) => {
      const answer = await inject(asked)
      await app.afterAnswers.settled()
      return answer
    },
  })
}

/** The whole API in process on a database of its own, with a clock of its own and mails kept in memory. */
export const createTestApp = async ({ now = usualTestTime, on }: TestAppOptions = {}): Promise<TestApp> => {
  const created = on ?? (await createTestDatabase())
  const clock = { now: new Date(now) }
  const mails: Mail[] = []
  const dependencies: AppDependencies = {
    database: created.database,
    now: () => clock.now,
    mailer: async mail => {
      mails.push(mail)
      return 'kept in memory'
    },
    secret: testSecret,
    signing: areas.modules.createSigning(testSecret),
    passwordCost: { memoryKib: 1024, passes: 1 },
    publicUrl: 'http://127.0.0.1:4600',
    trustProxy: false,
    hidesUnknownEmail: false,
    isSignUpOpen: true,
    // One person of a test stands for many; tests of the limits set their own.
    personLimits: { atOnce: 1_000, perMinute: 1_000_000 },
    sessionLife: { hours: 12, rememberedDays: 30, unusedDays: 14 },
    allowedOrigins: [],
    assets: null,
    logger: false,
  }
  const app = waitingForMore(await createApp(dependencies))
  const securityLog = createSecurityLog(dependencies)
  const close = async () => {
    await app.close()
    await created.drop()
  }
  const { hash } = areas.session.passwordHasher(dependencies.passwordCost)
  return {
    ...created,
    app,
    clock,
    mails,
    dependencies,
    hash,
    sendInvitations: () => areas.session.sendDueInvitations({ ...dependencies, securityLog }),
    forgetLimits: () => forgetLimits(created.database),
    close,
  }
}
