import type { StaffingMark } from './forecast-result'

/** What hours of surplus or deficit are called, as they are shown: what rounds to 0,00 is neither. */
export const deficitWordOf = (hours: number): 'deficit' | 'surplus' | 'neither' => {
  const hundredths = Math.round(hours * 100)
  if (hundredths === 0) return 'neither'
  return hundredths < 0 ? 'deficit' : 'surplus'
}

/**
 * Whether the hours of a range seem to contradict its mark. They count every week at its own target, the mark all of them
 * at the target of the last, so that this needs weeks of different targets.
 */
export const differsFromMark = (hours: number, mark: StaffingMark): boolean => {
  const word = deficitWordOf(hours)
  if (mark === 'overstaffed') return word !== 'surplus'
  return mark === 'understaffed' && word !== 'deficit'
}
