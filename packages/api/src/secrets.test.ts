import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSigningSecret, readSecret } from './secrets'

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'veckovis-secret-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const none = { signingSecret: undefined, secret: undefined }

test('a start makes a secret once, and a command finds it', async () => {
  const made = await readSecret(folder, undefined)
  expect(made).toHaveLength(64)
  expect(await readSecret(folder, undefined)).toBe(made)
  expect(await findSigningSecret(folder, none)).toBe(made)
})

test('a command makes none, and says which it needs', async () => {
  await expect(findSigningSecret(folder, none)).rejects.toThrow(/set SIGNING_SECRET or VECKOVIS_SECRET/)
  expect(await readdir(folder)).toEqual([])
})

test('what is set for signing goes before what is set for all, and that before the file', async () => {
  await readSecret(folder, undefined)
  expect(await findSigningSecret(folder, { signingSecret: 'one', secret: 'two' })).toBe('one')
  expect(await findSigningSecret(folder, { signingSecret: undefined, secret: 'two' })).toBe('two')
})
