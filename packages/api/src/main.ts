import { relative } from 'node:path'
import { pino } from 'pino'
import { demoPassword } from './demo/demo-accounts'
import { readEnvironment, type Environment } from './env'
import { StartError } from './errors'
import { openLog } from './log-destination'
import { startSuite, type RunningSuite } from './start'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const tellWhereToGo = ({ firstAdminLink, demoPeople, notices }: RunningSuite, { publicUrl, logFile }: Environment) => {
  say(`\nVeckovis is running at ${publicUrl}`)
  for (const notice of notices) process.stderr.write(`${notice}\n`)
  if (firstAdminLink !== undefined) say(`Make the first super admin, once, within 24 hours: ${firstAdminLink}`)
  if (logFile !== null) say(`The log is ${relative(process.cwd(), logFile)}`)
  if (demoPeople.length === 0) return
  say(`Sign in as one of these, all with the password ${demoPassword}`)
  for (const { email, firstName, lastName } of demoPeople) say(`  ${email.padEnd(28)} ${firstName} ${lastName}`)
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
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' }, openLog(env.logFile))
  const suite = await startSuite(env, root, logger)
  stopOnSignals(suite)
  tellWhereToGo(suite, env)
}

run().catch((failure: unknown) => {
  tellFailure(failure)
  process.exit(1)
})
