import { isIPv6 } from 'node:net'

/** By what its owner knows a session again: words of ours and a part of an address, never what a browser has sent. */
export type SessionSigns = {
  readonly browser: string | null
  readonly system: string | null
  /** Of an address what a household or an office shares: three numbers of four, or 48 bits. */
  readonly place: string
}

// The first that fits: browsers name those that they are like, too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

const placeOf = (ip: string): string => {
  const [address = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (mapped !== undefined) return `${mapped}.*`
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.*')
  // Zeros in the middle are left out where they are many: then nothing of the first three groups is behind them.
  const groups = (address.split('::')[0] ?? '').split(':').slice(0, 3)
  return `${groups.join(':')}::`
}

/** No header is too long for it: of a longer one the end is not looked at. */
const longestHeader = 400

export const sessionSigns = (ip: string, userAgent: string | undefined): SessionSigns => {
  const text = (userAgent ?? '').slice(0, longestHeader)
  return { browser: nameOf(browsers, text), system: nameOf(systems, text), place: placeOf(ip) }
}
