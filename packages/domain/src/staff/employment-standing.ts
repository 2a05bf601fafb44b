import type { Employment } from './service-terms'

/** Before the first day, within the employment, after the last day. */
export const employmentStandings = ['coming', 'employed', 'left'] as const
type EmploymentStanding = (typeof employmentStandings)[number]

/** Where an employment stands on a day (YYYY-MM-DD); its first and last day belong to it. */
export const standingOn = ({ employedFrom, employedTo }: Employment, day: string): EmploymentStanding => {
  if (employedTo !== null && employedTo < day) return 'left'
  return employedFrom > day ? 'coming' : 'employed'
}
