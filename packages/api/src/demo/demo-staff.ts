import { changeTerms, type Employment, type Gender, type ServiceTerms } from '@veckovis/domain/staff'

export type DemoStaffMember = Employment & {
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly gender: Gender
  readonly notes: string
  readonly terms: readonly ServiceTerms[]
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

/** In percent */
const grades = [100, 100, 100, 90, 80, 75] as const
const leaves = ['PARENTAL_LEAVE', 'LEAVE_OF_ABSENCE', 'SICK_LEAVE', 'UNION_ASSIGNMENT'] as const

/** The day from which reduced grades hold, and the day of the yearly pay rise. */
const reducedFrom = '2025-03-03'
const raisedFrom = '2026-04-01'

const later = (one: string, other: string) => (one > other ? one : other)

const toFifty = (kronor: number) => Math.round(kronor / 50) * 50

type FirstTerms = {
  readonly index: number
  readonly employedFrom: string
  readonly salary: number
  readonly weeklyHours: number
  readonly grade: number
}

/** Full time from the first day, then the grade of the person, then the pay rise. Some have chosen their grade. */
const makeTerms = ({ index, employedFrom, salary, weeklyHours, grade }: FirstTerms): ServiceTerms[] => {
  const fullTime = { grade: 100, reason: null }
  const hired: ServiceTerms = {
    validFrom: employedFrom,
    salary,
    weeklyHours,
    ordinaryService: index % 6 === 0 ? { grade: 100, reason: 'FULL_TIME_NORM' } : fullTime,
    actualService: fullTime,
  }
  const raised = changeTerms([hired], { validFrom: later(employedFrom, raisedFrom), salary: toFifty(salary * 1.03) })
  if (grade === 100) return raised
  const hasChosen = index % 5 === 3
  const reason = hasChosen ? 'OTHER' : (leaves[index % leaves.length] ?? 'PARENTAL_LEAVE')
  return changeTerms(raised, {
    validFrom: later(employedFrom, reducedFrom),
    actualService: { grade, reason },
    ...(hasChosen ? { ordinaryService: { grade, reason: 'OWN_REQUEST' } } : {}),
  })
}

export type StaffToMake = {
  readonly count: number
  /** Kronor */
  readonly meanMonthlyPay: number
  /** Hours a week */
  readonly fullTimeHours: number
}

/** So many made-up people, always the same for the same random numbers. */
export const makeStaff = (
  { count, meanMonthlyPay, fullTimeHours }: StaffToMake,
  random: () => number,
): DemoStaffMember[] =>
  Array.from({ length: count }, (_, index) => {
    const [firstName, gender] = firstNames[Math.floor(random() * firstNames.length)] ?? firstNames[0]
    const month = String(1 + Math.floor(random() * 12)).padStart(2, '0')
    const lastName = lastNames[Math.floor(random() * lastNames.length)] ?? 'Öberg'
    const birthday = `${1962 + Math.floor(random() * 42)}-${month}-15`
    const salary = toFifty(meanMonthlyPay * (0.92 + 0.16 * random()))
    // One joins and one leaves within the three years, so that the schedule moves.
    const employedFrom = index === 1 ? '2025-09-01' : `${2012 + Math.floor(random() * 12)}-03-01`
    const employedTo = index === 2 ? '2026-08-31' : null
    const grade = grades[Math.floor(random() * grades.length)] ?? 100
    const terms = makeTerms({ index, employedFrom, salary, weeklyHours: fullTimeHours * 100, grade })
    const notes = index === 0 ? 'Handleder nya medarbetare.' : ''
    return { firstName, lastName, birthday, gender, notes, employedFrom, employedTo, terms }
  })
