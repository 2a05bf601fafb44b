import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const sources = join(__dirname, '..')
const writes = /insert\s+into\s+security_event\b|\.insert\(\s*securityEvent\b|\binsertSecurityEvents\(/i

test('what an event of the security log holds is said in one place, and one place calls it', () => {
  const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter(file => writes.test(readFileSync(join(sources, file), 'utf8')))
  const here = relative(sources, __dirname)
  expect(writers.sort()).toEqual([join(here, 'security-event.ts'), join(here, 'security-log.ts')])
})
