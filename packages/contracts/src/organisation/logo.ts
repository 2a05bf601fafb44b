import { z } from 'zod'
import { shortText } from '../wire/primitives'
import { bareRefusal } from '../wire/refusal'

/** What may be uploaded as a logo: PNG, JPEG or WebP of so many bytes and, unpacked, so many pixels. */
export const logoLimits = { mostBytes: 1_048_576, mostPixels: 16_000_000 } as const

/** The name of a logo's file is the digest of its content. */
export const logoFilename = shortText.regex(/^[0-9a-f]{64}\.png$/)

/** What a municipality has for a logo from now on. */
export const logoAnswer = z.object({ logoFilename: logoFilename.nullable() })
export type LogoAnswer = z.infer<typeof logoAnswer>

/**
 * Why an upload does not become a logo: it came without a file or broke off, is no PNG, JPEG or WebP by what it holds,
 * cannot be read to its end, or unpacks to too many pixels. One of too many bytes is `body-too-large`.
 */
export const logoRefusal = z.discriminatedUnion('code', [
  bareRefusal('upload-broken'),
  bareRefusal('logo-kind'),
  bareRefusal('logo-unreadable'),
  z.object({ code: z.literal('logo-pixels'), details: z.object({ width: z.int(), height: z.int() }) }),
])
export type LogoRefusal = z.infer<typeof logoRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly logoRefusal: LogoRefusal
  }
}
