import type { FastifyBaseLogger } from 'fastify'
import type { areas } from '../composition'
import type { Database } from '../db/database'
import { describeFailure } from '../http/error-mapping'
import { moduleMetricsText } from './module-metrics'
import { createProcessMetrics, type ProcessMetrics } from './process-metrics'
import { serveMetrics, type ServedMetrics } from './serve-metrics'

type Needs = {
  readonly database: Database
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

export type Metrics = Pick<ProcessMetrics, 'answered'> & {
  readonly serve: (at: { readonly port: number; readonly host: string }) => Promise<ServedMetrics>
}

/** What a monitor asks for: figures of this process, and of the module versions that people have. */
export const createMetrics = (
  { database, now, logger }: Needs,
  listFigures: typeof areas.modules.listFigures,
): Metrics => {
  const { answered, text } = createProcessMetrics(database)
  const readModules = () =>
    listFigures(database.read, now()).catch((failure: unknown) => {
      logger.warn({ failure: describeFailure(failure) }, 'the figures of modules could not be read')
      return null
    })
  return {
    answered,
    serve: at =>
      serveMetrics(
        at,
        async () => `${await text()}\n${await moduleMetricsText(await readModules())}`,
        failure => logger.error({ failure: describeFailure(failure) }, 'the figures could not be served'),
      ),
  }
}
