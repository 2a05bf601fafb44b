/** The steps of a new installation, in their order. */
export const firstSteps = ['county', 'municipality', 'licences', 'department', 'unit', 'settings', 'manager'] as const
export type FirstStep = (typeof firstSteps)[number]

/** What there is of a municipality that is being set up. */
export type Setup = {
  readonly hasCounty: boolean
  readonly hasMunicipality: boolean
  /** Of the published modules that need a licence: how many have one, in force or to come. */
  readonly licensedModules: number
  readonly licensableModules: number
  readonly hasBudgetLicence: boolean
  readonly departments: number
  readonly units: number
  /** Budget settings of its own. */
  readonly ownSettings: number
  /** People with a role on a department or below. */
  readonly people: number
}

export const nothingYet: Setup = {
  hasCounty: false,
  hasMunicipality: false,
  licensedModules: 0,
  licensableModules: 0,
  hasBudgetLicence: false,
  departments: 0,
  units: 0,
  ownSettings: 0,
  people: 0,
}

export type StepState = 'done' | 'begun' | 'open' | 'waiting'

const isDone: Readonly<Record<FirstStep, (setup: Setup) => boolean>> = {
  county: ({ hasCounty }) => hasCounty,
  municipality: ({ hasMunicipality }) => hasMunicipality,
  licences: ({ hasMunicipality, licensedModules, licensableModules }) =>
    hasMunicipality && licensedModules === licensableModules,
  department: ({ departments }) => departments > 0,
  unit: ({ units }) => units > 0,
  settings: ({ ownSettings }) => ownSettings > 0,
  manager: ({ people }) => people > 0,
}

const mayBegin: Readonly<Record<FirstStep, (setup: Setup) => boolean>> = {
  county: () => true,
  municipality: isDone.county,
  licences: isDone.municipality,
  department: isDone.municipality,
  unit: isDone.department,
  settings: ({ hasBudgetLicence }) => hasBudgetLicence,
  manager: isDone.unit,
}

/** Where each step stands follows from what there is alone: any of them may be left, and taken up on another day. */
export const stepState = (step: FirstStep, setup: Setup): StepState => {
  if (isDone[step](setup)) return 'done'
  if (step === 'licences' && setup.licensedModules > 0) return 'begun'
  return mayBegin[step](setup) ? 'open' : 'waiting'
}

/** The first step that can be taken now, one that is begun last: it may stay so on purpose. Null when all are done. */
export const nextStep = (setup: Setup): FirstStep | null => {
  const first = (state: StepState) => firstSteps.find(step => stepState(step, setup) === state)
  return first('open') ?? first('begun') ?? null
}
