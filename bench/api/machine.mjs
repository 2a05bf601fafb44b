import { cpus } from 'node:os'
import { manifestOf } from '../../scripts/workspace/paths.mjs'

/** Where and with what the figures were made, in one line. */
export const describeMachine = async database => {
  const { rows } = await database.query('SHOW server_version')
  const { version } = manifestOf('bench/node_modules/fastify')
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu.model}), Node ${process.versions.node}, Fastify ${version}, PostgreSQL ${rows[0].server_version}`
}
