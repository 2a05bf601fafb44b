import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { demoUnits } from './facts/demo-organisation'

export const demoPassword = 'Veckovis-2026!'

export type DemoScope =
  { readonly kind: 'everywhere' } | { readonly kind: 'municipality' | 'department' | 'unit'; readonly name: string }

export type DemoPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly jobTitleId: number
}

export type DemoAccount = DemoPerson & {
  readonly areas: readonly number[]
  readonly level: 'READ' | 'WRITE' | 'APPROVE'
  /** Areas with APPROVE instead */
  readonly approves?: readonly number[]
  readonly scopes: readonly DemoScope[]
  readonly defaultUnit?: string
  /** What the start prints beside the address */
  readonly says: string
}

/** Shells of before any area gave the start page ask for its own permission. */
const startPage = 100
const superAdmin = 999
/** Diary, forecast, budget, schedule, staff */
const planning = [1, 2, 3, 4, 5, startPage]

const units = (...names: string[]): DemoScope[] => names.map(name => ({ kind: 'unit', name }))

/** The accounts that the start of the demonstration prints. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'super@veckovis.example',
    says: 'super admin, everything',
    firstName: 'Åsa',
    lastName: 'Öhrström',
    jobTitleId: 999,
    areas: [superAdmin],
    level: 'APPROVE',
    scopes: [{ kind: 'everywhere' }],
  },
  {
    email: 'chef@veckovis.example',
    says: 'unit manager, two units in Solna and Räkneexemplet, may write, and approve in the diary',
    firstName: 'Märta',
    lastName: 'Ängström',
    jobTitleId: 1,
    areas: planning,
    level: 'WRITE',
    approves: [permissionIds.diary],
    scopes: units(demoUnits.bergshamra, demoUnits.solrosen, demoUnits.workedExample),
  },
  {
    email: 'admin@veckovis.example',
    says: 'administrator of Solna',
    firstName: 'Göran',
    lastName: 'Sjöberg',
    jobTitleId: 0,
    areas: [...planning, 6],
    level: 'APPROVE',
    scopes: [{ kind: 'municipality', name: 'Solna' }],
  },
  {
    email: 'ekonom@veckovis.example',
    says: 'economist, several units in Solna and Sundbyberg',
    firstName: 'Leïla',
    lastName: 'Håkansson',
    jobTitleId: 4,
    areas: planning,
    level: 'WRITE',
    scopes: [
      { kind: 'department', name: 'Solna/Hemtjänst' },
      { kind: 'department', name: 'Sundbyberg/Funktionsstöd' },
    ],
  },
  {
    email: 'las@veckovis.example',
    says: 'reads only',
    firstName: 'Björn',
    lastName: 'Läsare',
    jobTitleId: 2,
    areas: planning,
    level: 'READ',
    scopes: units(demoUnits.bergshamra, demoUnits.rasunda, demoUnits.workedExample),
    defaultUnit: demoUnits.workedExample,
  },
  {
    email: 'utan@veckovis.example',
    says: 'has no units',
    firstName: 'Ulla',
    lastName: 'Utan',
    jobTitleId: 1,
    areas: [],
    level: 'READ',
    scopes: [],
  },
]

/** Who answers for twelve units of the nation, and has things to decide in each of them. */
export const operationsManager: DemoPerson = {
  email: 'verksamhet@veckovis.example',
  firstName: 'Siv',
  lastName: 'Åkerlund',
  jobTitleId: jobTitleIds.operationsManager,
}
