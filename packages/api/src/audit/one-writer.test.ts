import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const sources = join(__dirname, '..')
const writes = /insert\s+into\s+audit_event\b|\.insert\(\s*auditEvent\b/i

test('what an audit row holds is said in one place', () => {
  const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter(file => writes.test(readFileSync(join(sources, file), 'utf8')))
  expect(writers).toEqual([join(relative(sources, __dirname), 'audit.ts')])
})
