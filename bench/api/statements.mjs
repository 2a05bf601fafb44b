import { readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const setLog = async (client, value) => {
  await client.query(`ALTER SYSTEM SET log_statement = ${value}`)
  await client.query('SELECT pg_reload_conf()')
  // The other connections read the setting between two statements of theirs.
  await pause(300)
}

const statementLine = /LOG: {2}(?:statement|execute ([^:]+)): ?(.*)/

/**
 * What the database was asked while `work` ran, from its own log: each line is one message that was waited for.
 * @returns {Promise<string[]>} names of the prepared statements, or the text
 */
export const statementsDuring = async (suite, client, work) => {
  await setLog(client, "'all'")
  const start = statSync(suite.databaseLog).size
  await work()
  await pause(100)
  const log = readFileSync(suite.databaseLog).subarray(start).toString('utf8')
  await setLog(client, "'none'")
  return log
    .split('\n')
    .map(line => statementLine.exec(line))
    .filter(match => match !== null)
    .map(([, name, text]) => name ?? text)
    .filter(text => !text.startsWith('ALTER SYSTEM') && !text.includes('pg_reload_conf'))
}
