import type { TypedUnit } from './number-rule'

const unitShapes: readonly (readonly [TypedUnit, RegExp])[] = [
  ['hours', / ?(?:tim\.?|h)$/i],
  ['kronor', / ?kr\.?$/i],
  ['percent', / ?%$/],
  ['pieces', / ?st\.?$/i],
]

/** A typed text without the unit behind it, and that unit; `none` when there is none. */
export const splitUnit = (text: string): { readonly bare: string; readonly unit: TypedUnit } => {
  const [unit, shape] = unitShapes.find(([, candidate]) => candidate.test(text)) ?? []
  return unit === undefined || shape === undefined
    ? { bare: text, unit: 'none' }
    : { bare: text.replace(shape, ''), unit }
}
