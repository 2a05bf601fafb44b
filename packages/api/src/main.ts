import { pino } from 'pino'
import { demoAccounts, demoPassword } from './demo/demo-accounts'
import { readEnvironment } from './env'
import { StartError } from './errors'
import { startSuite, type RunningSuite } from './start'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const tellWhereToGo = ({ firstAdminLink, hasDemo, notices }: RunningSuite, publicUrl: string) => {
  say(`\nVeckovis is running at ${publicUrl}`)
  for (const notice of notices) process.stderr.write(`${notice}\n`)
  if (firstAdminLink !== undefined) say(`Make the first super admin, once, within 24 hours: ${firstAdminLink}`)
  if (!hasDemo) return
  say(`Sign in as one of these, all with the password ${demoPassword}`)
  for (const { email, firstName, lastName } of demoAccounts) say(`  ${email.padEnd(26)} ${firstName} ${lastName}`)
}

const tellFailure = (failure: unknown) => {
  const text =
    failure instanceof StartError
      ? failure.message
      : failure instanceof Error
        ? (failure.stack ?? failure.message)
        : String(failure)
  process.stderr.write(`${text}\n`)
}

const stopOnSignals = (suite: RunningSuite) => {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    // Requests in flight are answered; a connection that never ends must not hold the stop.
    setTimeout(() => process.exit(1), 4_500).unref()
    suite.stop().then(
      () => process.exit(0),
      (failure: unknown) => {
        tellFailure(failure)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

const run = async () => {
  const root = process.env['VECKOVIS_ROOT'] ?? process.cwd()
  const env = readEnvironment(process.env, process.argv.slice(2), root)
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' })
  const suite = await startSuite(env, root, logger)
  stopOnSignals(suite)
  tellWhereToGo(suite, env.publicUrl)
}

run().catch((failure: unknown) => {
  tellFailure(failure)
  process.exit(1)
})
