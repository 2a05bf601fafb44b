import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '@veckovis/api'
import { createTestApp, ownerOf, type TestApp } from '@veckovis/testing'
import { listFigures } from '../areas/modules/health/list-figures'
import { createMetrics } from './create-metrics'
import type { ServedMetrics } from './serve-metrics'

const quiet = { error: () => undefined, warn: () => undefined }

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
  await ownerOf(suite.database).asSystem(async ({ query }) => {
    await query("INSERT INTO module (id) VALUES ('mf-watched')")
    for (const version of ['1.0.0', '2.0.0'])
      await query(
        `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
         VALUES ('mf-watched', $1, '{}', 'watched', 'm.json', '{}', '{}', $2)`,
        [version, suite.clock.now],
      )
    await query("UPDATE module SET active_version = '1.0.0' WHERE id = 'mf-watched'")
    await query(
      `INSERT INTO module_version_day (module_id, version, day, loads, failures) VALUES ('mf-watched', '1.0.0', $1, 40, 2)`,
      [suite.clock.now],
    )
    await query(
      `INSERT INTO module_measure_day (module_id, version, kind, day, up_to, count) VALUES ('mf-watched', '1.0.0', 'load', $1, 500, 4)`,
      [suite.clock.now],
    )
    await query(
      `INSERT INTO module_rollout (module_id, version, municipality_ids, unit_ids, reason, began_at)
       VALUES ('mf-watched', '2.0.0', '{1,2}', '{7}', 'first', $1)`,
      [suite.clock.now],
    )
  })
}, 60_000)
afterAll(() => suite.close())

const served = async (
  database: TestApp['database'],
  work: (at: ServedMetrics, app: TestApp['app']) => Promise<void>,
) => {
  const { now } = suite.dependencies
  const metrics = createMetrics({ database, now, logger: quiet }, listFigures)
  const app = await createApp({ ...suite.dependencies, database: suite.database, metrics })
  const at = await metrics.serve({ port: 0, host: '127.0.0.1' })
  try {
    await work(at, app)
  } finally {
    await at.close()
    await app.close()
  }
}
const ask = async ({ port }: ServedMetrics, path = '/metrics', method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('figures of the process are served with those of the versions of modules', () =>
  served(suite.database, async at => {
    const { status, type, text } = await ask(at)
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    const lines = text.split('\n')
    for (const line of [
      'veckovis_database_up 1',
      'veckovis_database_connections{state="waiting"} 0',
      'veckovis_module_active{module="mf-watched",version="1.0.0"} 1',
      'veckovis_module_active{module="mf-watched",version="2.0.0"} 0',
      'veckovis_module_loads{module="mf-watched",version="1.0.0"} 40',
      'veckovis_module_failures{module="mf-watched",version="1.0.0"} 2',
      'veckovis_module_rollout_municipalities{module="mf-watched",version="2.0.0"} 2',
      'veckovis_module_rollout_units{module="mf-watched",version="2.0.0"} 1',
      'veckovis_module_p75_milliseconds{module="mf-watched",version="1.0.0",kind="load"} 463',
      'veckovis_module_measured{module="mf-watched",version="1.0.0",kind="load"} 4',
    ])
      expect(lines).toContain(line)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  }))

test('answers are counted by the pattern of their route, never by address, and what no route takes as one', () =>
  served(suite.database, async (at, app) => {
    await app.inject({ url: '/api/forecast/comprehensive/secret-token' })
    await app.inject({ url: '/api/user/me?token=secret-token' })
    await app.inject({ url: '/api/no/such/secret-token' })
    const { text } = await ask(at)
    expect(text).toContain(
      'veckovis_http_request_duration_seconds_count{method="GET",route="/api/user/me",status="401"} 1',
    )
    expect(text).toContain('route="none",status="404"')
    expect(text).not.toContain('secret-token')
  }))

test('the port serves nothing but the figures, and only to those who read', () =>
  served(suite.database, async at => {
    expect((await ask(at, '/api/user/me')).status).toBe(404)
    expect((await ask(at, '/metrics', 'POST')).status).toBe(405)
  }))

test('a database that does not answer is a figure of its own, beside those of the process', () => {
  const away = { ...suite.database, read: () => Promise.reject(new Error('away')) }
  return served(away, async at => {
    const { status, text } = await ask(at)
    expect(status).toBe(200)
    expect(text).toContain('veckovis_database_up 0')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('veckovis_module_loads')
  })
})

test('each figure that the dashboard shows is served', async () => {
  const dashboard = await readFile(join(import.meta.dirname, '../../../../docs/monitoring/grafana.json'), 'utf8')
  const named = new Set(dashboard.match(/\b(?:veckovis|nodejs|process)_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(12)
  await served(suite.database, async (at, app) => {
    await app.inject({ url: '/api/user/me' })
    const { text } = await ask(at)
    expect([...named].filter(name => !text.includes(`\n${name}`))).toEqual([])
  })
})
