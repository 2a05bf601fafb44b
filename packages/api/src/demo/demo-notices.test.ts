import { readEnvironment } from '../env'
import { demoNotices } from './demo-notices'

const noticesOf = (source: Record<string, string>, flags: string[], accounts: number) =>
  demoNotices({ ...readEnvironment(source, flags, '/suite'), accounts })

const DATABASE_URL = 'postgres://veckovis:secret@db.example/veckovis?sslmode=verify-full'

test('on this machine alone nothing is said', () => {
  expect(noticesOf({}, [], 12)).toEqual([])
})

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://veckovis.example' }, { DATABASE_URL }])(
  'a production start with demo accounts warns, and one without is quiet: %j',
  source => {
    expect(noticesOf(source, [], 12)).toEqual([expect.stringMatching(/^WARNING: 12 accounts .* super admin/)])
    expect(noticesOf(source, [], 0)).toEqual([])
  },
)

test('--demo says what it means, and warns where others come', () => {
  const asked = expect.stringMatching(/^--demo keeps .* password Veckovis-2026!, which everybody can read/)
  expect(noticesOf({}, ['--demo'], 12)).toEqual([asked])
  expect(noticesOf({ HOST: '0.0.0.0' }, ['--demo'], 12)).toEqual([asked, expect.stringMatching(/^WARNING/)])
})
