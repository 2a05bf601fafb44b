import { createPasswordHasher, productionCost } from './password-hash'

const { hash, verify } = createPasswordHasher(productionCost)

test('in production a password is kept as Argon2id with 19 MiB and two passes, with a new salt each time', async () => {
  const [one, two] = [await hash('Prov-2026!'), await hash('Prov-2026!')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/)
  expect(two).not.toBe(one)
})

test('all of a password counts, as it was typed', async () => {
  const long = `${'å'.repeat(199)}b`
  const stored = await hash(long)
  expect(await verify(stored, long)).toBe(true)
  for (const other of [long.slice(0, -1), `${long.slice(0, -1)}c`, `${long} `, long.toUpperCase()])
    expect(await verify(stored, other)).toBe(false)
})

test('one letter in two ways of writing it is one password', async () => {
  expect(await verify(await hash('Pro\u0308v-2026!'), 'Pr\u00f6v-2026!')).toBe(true)
})
