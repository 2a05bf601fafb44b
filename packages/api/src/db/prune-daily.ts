import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../http/error-mapping'
import type { Database } from './database'

const day = 86_400_000

/** What is kept for a time only, and the function of the database that removes what is older. */
const pruned = {
  'security log': 'prune_security_log',
  'Excel imports': 'prune_excel_imports',
  'deleted diary entries': 'prune_deleted_diary',
  'answers of machine calls': 'prune_machine_batches',
  'measures of modules': 'prune_module_measures',
  'history of forecasts': 'prune_forecast_history',
} as const

/** Removes what need not be kept any more. Throws the database's error. */
export const prune = (database: Pick<Database, 'asSystem'>, name: keyof typeof pruned): Promise<unknown> =>
  database.asSystem(transaction => transaction.query(`SELECT ${pruned[name]}()`))

const names = Object.keys(pruned) as readonly (keyof typeof pruned)[]

/** Prunes now and once a day, each for itself. Answers the end of it. */
export const pruneDaily = (database: Pick<Database, 'asSystem'>, logger: FastifyBaseLogger): (() => void) => {
  const pruneAll = () => {
    for (const name of names) {
      prune(database, name).catch((failure: unknown) => {
        // Kept too long is no reason to stop; tomorrow it is tried again.
        logger.error({ failure: describeFailure(failure) }, `the ${name} could not be pruned`)
      })
    }
  }
  pruneAll()
  const timer = setInterval(pruneAll, day)
  timer.unref()
  return () => clearInterval(timer)
}
