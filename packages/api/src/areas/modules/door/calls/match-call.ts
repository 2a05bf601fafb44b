import { unknownPart } from '@veckovis/contracts/calls'
import { partsOf, type Segment, type ServedOperation } from './served-operations'

/** `week-{}` is anything that begins so; what stands between is looked for in its order. */
const mayBe = (part: string, text: string): boolean => {
  const pieces = part.split(unknownPart)
  const [first = '', ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return part === text
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  for (const piece of rest) {
    at = text.indexOf(piece, at)
    if (at === -1) return false
    at += piece.length
  }
  return at <= text.length - last.length
}

const fits = (part: string, segment: Segment): boolean => {
  if (typeof segment === 'string') return mayBe(part, segment)
  return part.includes(unknownPart) || segment.takes(part)
}

/** Part by part. `wide`: what only a run knows may be several parts. */
const fitsAll = (parts: readonly string[], segments: readonly Segment[], wide: boolean): boolean => {
  const [part, ...parts2] = parts
  const [segment, ...segments2] = segments
  if (part === undefined || segment === undefined) return part === segment
  if (fits(part, segment) && fitsAll(parts2, segments2, wide)) return true
  return wide && part.endsWith(unknownPart) && segments2.length >= parts2.length && fitsAll(parts, segments2, wide)
}

/** The operations that a call may reach. */
export const reachedBy = (
  call: string,
  served: readonly ServedOperation[],
  { wide = false } = {},
): ServedOperation[] => {
  const [method = '', path = ''] = call.split(' ')
  const parts = partsOf(path)
  return served.filter(operation => operation.method === method && fitsAll(parts, operation.segments, wide))
}
