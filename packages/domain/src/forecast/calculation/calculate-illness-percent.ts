import type { Hundredths } from '../../hours/hundredths'

/** Short-term illness in percent of the scheduled hours, not rounded; 0 when nothing is scheduled (§9, A-096). */
export const calculateIllnessPercent = (illness: Hundredths, scheduled: Hundredths): number =>
  scheduled > 0 ? (illness / scheduled) * 100 : 0
