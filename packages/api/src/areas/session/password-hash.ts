import { hash, verify } from '@node-rs/argon2'

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (stored: string, password: string) => Promise<boolean>
  /** A hash that no password fits, so that an unknown e-mail takes as long as a known one. */
  readonly decoy: Promise<string>
}

export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

/** 19 MiB and 2 passes: what OWASP names for Argon2id. */
export const productionCost: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** The library's default algorithm is Argon2id. */
export const createPasswordHasher = ({ memoryKib, passes }: PasswordCost): PasswordHasher => {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  return {
    hash: password => hash(password.normalize('NFC'), options),
    verify: (stored, password) => verify(stored, password.normalize('NFC')),
    decoy: hash(crypto.randomUUID(), options),
  }
}
