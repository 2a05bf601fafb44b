import { generalError } from './general-error'

/** Counts events by key inside a sliding window, in the memory of this process (docs/decisions: several processes). */
export type AttemptLimiter = {
  /** Seconds until another try is allowed; 0 when it is allowed now. */
  readonly secondsToWait: (key: string, now: Date) => number
  readonly record: (key: string, now: Date) => void
  readonly forget: (key: string) => void
  readonly forgetThose: (isMeant: (key: string) => boolean) => void
  readonly forgetAll: () => void
}

const mostKeys = 50_000

export const createAttemptLimiter = (most: number, windowSeconds: number): AttemptLimiter => {
  const attempts = new Map<string, number[]>()
  const recent = (key: string, now: Date) =>
    (attempts.get(key) ?? []).filter(at => at > now.getTime() - windowSeconds * 1000)
  return {
    secondsToWait: (key, now) => {
      const times = recent(key, now)
      const oldest = times[times.length - most]
      return oldest === undefined ? 0 : Math.ceil((oldest + windowSeconds * 1000 - now.getTime()) / 1000)
    },
    record: (key, now) => {
      const times = [...recent(key, now), now.getTime()]
      attempts.delete(key)
      attempts.set(key, times.slice(-most))
      // The oldest key goes first: an attacker with many names cannot fill the memory.
      const [oldest] = attempts.keys()
      if (attempts.size > mostKeys && oldest !== undefined) attempts.delete(oldest)
    },
    forget: key => void attempts.delete(key),
    forgetThose: isMeant => {
      for (const key of [...attempts.keys()].filter(isMeant)) attempts.delete(key)
    },
    forgetAll: () => attempts.clear(),
  }
}

/** Refuses with the seconds to wait once a limit is reached. */
export const refuseWhenLimited = (limiter: AttemptLimiter, key: string, now: Date): void => {
  const seconds = limiter.secondsToWait(key, now)
  if (seconds > 0)
    throw generalError({ code: 'rate-limited', details: { seconds } }, { 'retry-after': String(seconds) })
}
