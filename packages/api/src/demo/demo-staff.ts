import { mondayOf, toIsoDate, weeksInIsoYear, type Hundredths } from '@veckovis/domain'

export type DemoStaffMember = {
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly gender: 'MALE' | 'FEMALE' | 'OTHER'
  readonly monthlySalary: number
  readonly employedFrom: string
  readonly employedTo: string | null
  readonly actualGrade: number
}

const firstNames = [
  ['Åke', 'MALE'],
  ['Birgitta', 'FEMALE'],
  ['Cem', 'MALE'],
  ['Désirée', 'FEMALE'],
  ['Elif', 'FEMALE'],
  ['Östen', 'MALE'],
  ['Faduma', 'FEMALE'],
  ['Ängla', 'FEMALE'],
  ['Hamid', 'MALE'],
  ['Ingegärd', 'FEMALE'],
  ['Kim', 'OTHER'],
  ['Sölve', 'MALE'],
] as const
const lastNames = [
  'Ågren',
  'Berglund',
  'Çelik',
  'Dahlström',
  'Öberg',
  'Farah',
  'Ärlig',
  'Holmqvist',
  'Järvinen',
  'Lööf',
]

/** So many made-up people, always the same for the same random numbers. */
export const makeStaff = (count: number, meanMonthlyPay: number, random: () => number): DemoStaffMember[] =>
  Array.from({ length: count }, (_, index) => {
    const [firstName, gender] = firstNames[Math.floor(random() * firstNames.length)] ?? firstNames[0]
    const month = String(1 + Math.floor(random() * 12)).padStart(2, '0')
    return {
      firstName,
      lastName: lastNames[Math.floor(random() * lastNames.length)] ?? 'Öberg',
      birthday: `${1962 + Math.floor(random() * 42)}-${month}-15`,
      gender,
      monthlySalary: Math.round((meanMonthlyPay * (0.92 + 0.16 * random())) / 50) * 50,
      // One joins and one leaves within the three years, so that the schedule moves.
      employedFrom: index === 1 ? '2025-09-01' : `${2012 + Math.floor(random() * 12)}-03-01`,
      employedTo: index === 2 ? '2026-08-31' : null,
      actualGrade: [1, 1, 1, 0.9, 0.8, 0.75][Math.floor(random() * 6)] ?? 1,
    }
  })

/** Available hours per week of those employed on its Monday. */
export const scheduledHours = (staff: readonly DemoStaffMember[], year: number, fullTimeHours: number): Hundredths[] =>
  Array.from({ length: weeksInIsoYear(year) }, (_, index) => {
    const monday = toIsoDate(mondayOf({ year, week: index + 1 }))
    return staff
      .filter(({ employedFrom, employedTo }) => employedFrom <= monday && (employedTo === null || employedTo >= monday))
      .reduce((sum, member) => sum + Math.round(member.actualGrade * fullTimeHours * 100), 0)
  })
