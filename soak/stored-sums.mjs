// What stands in the database beside the API that is under proof: read as its owner, and compared as the tests do.
import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const testing = fileURLToPath(new URL('../packages/testing', import.meta.url))
const ofTesting = createRequire(join(testing, 'package.json'))

const comparisons = async () => {
  const folder = mkdtempSync(join(testing, 'dist/soak-'))
  try {
    const outfile = join(folder, 'drift.cjs')
    await build({
      stdin: {
        contents: "export * from './diary-drift'\nexport * from './rollup-drift'",
        resolveDir: join(testing, 'src'),
      },
      ...{ bundle: true, platform: 'node', format: 'cjs', target: 'node20', outfile, logLevel: 'warning' },
    })
    return ofTesting(outfile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sums that do not agree, and whatever else is asked of the database. */
export const readStoredSums = async suite => {
  const { findDiaryDrift, findRollupDrift } = await comparisons()
  const { Client } = ofTesting('pg')
  const withClient = async work => {
    const client = new Client({ connectionString: suite.databaseUrl() })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    query: (text, values) => withClient(async client => (await client.query(text, values)).rows),
    /** Diary, rows of forecasts, sums of municipalities, and what analytics keeps: what differs, in words. */
    drift: () =>
      withClient(async client => {
        const database = { asSystem: work => work({ query: (text, values) => client.query(text, values) }) }
        const found = [...(await findDiaryDrift(database)), ...(await findRollupDrift(database))]
        return found.map(each => (typeof each === 'string' ? each : JSON.stringify(each)))
      }),
  }
}
