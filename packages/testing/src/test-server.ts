import { join } from 'node:path'
import {
  createApp,
  createDatabase,
  createSecurityLog,
  demoRegions,
  licenseDemo,
  migrate,
  areas,
  seedDemo,
  type Mail,
} from '@veckovis/api'
import { createControlServer } from './control-server'
import { ownerOf, rememberOwner } from './owner-of'
import { startQuickCluster } from './quick-cluster'
import { usualTestTime } from './test-app'
import { testSecret } from './test-secret'

const root = process.env['VECKOVIS_ROOT'] ?? join(process.cwd(), '..')
const port = Number(process.env['PORT'] ?? 4710)
const controlPort = Number(process.env['CONTROL_PORT'] ?? 4711)
/** Milliseconds between two looks for invitations to send: no journey waits for them. */
const sendingPause = 200
const passwordCost = { memoryKib: 1024, passes: 1 }

const run = async () => {
  const cluster = await startQuickCluster(root)
  await migrate(cluster.url, join(root, 'packages/api/migrations'))
  const database = createDatabase({ url: cluster.url, maxConnections: 20 })
  const closeOwner = rememberOwner(database, cluster.url)
  const clock = { now: new Date(usualTestTime) }
  const mails: Mail[] = []
  const { hash } = areas.session.passwordHasher(passwordCost)
  const modulesFolder = process.env['MODULES_DIR'] ?? join(root, 'modules')
  const securityLog = createSecurityLog({ database, logger: false })
  await seedDemo(ownerOf(database), { regions: demoRegions, now: clock.now, hashPassword: hash, securityLog })
  const signing = areas.modules.createSigning(testSecret)
  const published = await areas.modules.readPublished(modulesFolder)
  await database.asSystem(transaction =>
    areas.modules.registerPublished(transaction, published, {
      now: clock.now,
      securityLog,
      signing,
      isOfBuild: () => true,
    }),
  )
  await ownerOf(database).asSystem(licenseDemo)
  const now = () => clock.now
  const publicUrl = `http://127.0.0.1:${port}`
  const mailer = async (mail: Mail) => {
    mails.push(mail)
    return 'kept in memory'
  }
  const sending = { database, mailer, publicUrl, now, securityLog, logger: false } as const
  const stopSending = areas.session.startSendingInvitations(sending, sendingPause)
  const app = await createApp({
    database,
    now,
    mailer,
    secret: testSecret,
    signing,
    passwordCost,
    publicUrl,
    trustProxy: false,
    hidesUnknownEmail: false,
    isSignUpOpen: true,
    // The demonstration's people are signed in by many journeys at once.
    personLimits: { atOnce: 1_000, perMinute: 1_000_000 },
    sessionLife: { hours: 12, rememberedDays: 30, unusedDays: 14 },
    allowedOrigins: [],
    assets: { shellFolder: process.env['SHELL_DIR'] ?? join(root, 'shell/dist'), modulesFolder },
    logger: false,
  })
  const control = createControlServer({ url: cluster.url, app, database, clock, mails, hash })
  await control.listen({ port: controlPort, host: '127.0.0.1' })
  await app.listen({ port, host: '127.0.0.1' })
  const stop = async () => {
    await Promise.all([control.close(), app.close(), stopSending()])
    await database.close()
    await closeOwner()
    await cluster.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
