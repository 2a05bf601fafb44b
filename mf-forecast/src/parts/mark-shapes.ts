import type { StaffingMark } from '@veckovis/domain/forecast'

/** Paths around 0 0, about as wide as high. */
export const markShapes: Readonly<Record<StaffingMark, string>> = {
  'properly-staffed': 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  understaffed: 'M0-1.2L1.15 0.85H-1.15z',
  overstaffed: 'M-0.9-0.9H0.9V0.9H-0.9z',
  unmarked: 'M-0.8 0a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0z',
}
