import type { MeasureKind } from '@veckovis/domain/modules'
import { formatDecimals } from '@veckovis/domain/numbers'

/** Milliseconds, and seconds where there are many; a layout shift, which comes in thousandths, is a share. */
export const measureText = (kind: MeasureKind, value: number): string => {
  if (kind === 'cls') return formatDecimals(value / 1000, 2)
  return value < 1000 ? `${value}\u00A0ms` : `${formatDecimals(value / 1000, 1)}\u00A0s`
}
