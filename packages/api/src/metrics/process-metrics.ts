import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database'

/** What one answer was: the pattern of its route, never the address, which may hold a token. */
type Answered = {
  readonly method: string
  readonly route: string | undefined
  readonly status: number
  readonly seconds: number
}

/** Figures of this process: its memory and event loop, how fast it answers, and its connections to the database. */
export type ProcessMetrics = {
  readonly answered: (answer: Answered) => void
  /** In Prometheus' text format */
  readonly text: () => Promise<string>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 15]

export const createProcessMetrics = (database: Pick<Database, 'inUse' | 'connections'>): ProcessMetrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'veckovis_http_request_duration_seconds',
    help: 'Time until an answer was sent, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  new Gauge({
    name: 'veckovis_database_connections',
    help: 'Connections to the database by state, and statements that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = database.inUse()
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'veckovis_database_connections_max',
    help: 'Connections that this process may open at most.',
    registers,
    collect() {
      this.set(database.connections)
    },
  })
  return {
    answered: ({ method, route, status, seconds: taken }) =>
      durations.observe({ method, route: route ?? 'none', status }, taken),
    text: () => registry.metrics(),
  }
}
