import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkRoom } from '../../../http/work-room'

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (stored: string, password: string) => Promise<boolean>
  /** Whether a stored hash cost less than one that is made now. */
  readonly isOutdated: (stored: string) => boolean
  /** A hash that no password fits, so that an unknown e-mail takes as long as a known one. */
  readonly decoy: Promise<string>
}

export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

/** 19 MiB and 2 passes: what OWASP names for Argon2id. */
export const productionCost: PasswordCost = { memoryKib: 19_456, passes: 2 }

/**
 * One hash takes a whole core for its time. More at once than there are cores would only slow each other and everything
 * else; who comes when 64 wait already, or has waited five seconds, is refused with a time to try again.
 */
export const hashRoomSize = { places: availableParallelism(), mostWaiting: 64, longestWait: 5_000 }

/** How a stored hash says what it cost. */
const costPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/

/** The library's default algorithm is Argon2id. */
export const createPasswordHasher = ({ memoryKib, passes }: PasswordCost): PasswordHasher => {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const inTurn = createWorkRoom(hashRoomSize)
  return {
    hash: password => inTurn(() => hash(password.normalize('NFC'), options)),
    verify: (stored, password) => inTurn(() => verify(stored, password.normalize('NFC'))),
    isOutdated: stored => {
      const [, memory = '0', rounds = '0'] = costPattern.exec(stored) ?? []
      return Number(memory) < memoryKib || Number(rounds) < passes
    },
    decoy: hash(crypto.randomUUID(), options),
  }
}
