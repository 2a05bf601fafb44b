import type { PlaceTree } from '@veckovis/contracts/organisation'
import { useState, type ReactNode } from 'react'
import { firstSteps, nextStep, stepState, type FirstStep, type Setup } from './setup'
import { StepItem } from './step-item'
import { CountyStep } from './steps/county-step'
import { LicencesStep } from './steps/licences-step'
import { ManagerStep } from './steps/manager-step'
import { MunicipalityStep } from './steps/municipality-step'
import { DepartmentStep, UnitStep } from './steps/place-name-step'
import { SettingsStep } from './steps/settings-step'
import { WhatComesNext } from './what-comes-next'
import * as styles from './first-steps.module.css'

type StepListProps = {
  readonly setup: Setup
  readonly tree: PlaceTree
  /** Null as long as there is none. */
  readonly municipalityId: number | null
  readonly onMunicipality: (municipalityId: number) => void
}

const placesOf = (tree: PlaceTree, municipalityId: number | null) => {
  const departments = tree.departments.filter(
    department => department.municipalityId === municipalityId && department.active,
  )
  const ids = new Set(departments.map(({ id }) => id))
  return { departments, units: tree.units.filter(({ departmentId, active }) => active && ids.has(departmentId)) }
}

export const StepList = ({ setup, tree, municipalityId, onMunicipality }: StepListProps) => {
  // Null: whatever comes next is open.
  const [asked, setAsked] = useState<FirstStep | 'none' | null>(null)
  const open = asked ?? nextStep(setup)
  const { departments, units } = placesOf(tree, municipalityId)
  const contents: Record<FirstStep, () => ReactNode> = {
    county: () => <CountyStep />,
    municipality: () => <MunicipalityStep tree={tree} onMade={onMunicipality} />,
    licences: () => municipalityId !== null && <LicencesStep municipalityId={municipalityId} />,
    department: () =>
      municipalityId !== null && <DepartmentStep key={departments.length} municipalityId={municipalityId} />,
    // What there is of a municipality may come before its places: a form that is drawn again for them loses what is typed.
    unit: () =>
      departments.length > 0 && <UnitStep key={`${departments.length} ${units.length}`} departments={departments} />,
    settings: () => <SettingsStep />,
    manager: () => units.length > 0 && <ManagerStep key={`${units.length} ${setup.people}`} units={units} />,
  }
  return (
    <>
      <ol className={styles.steps}>
        {firstSteps.map((step, index) => {
          const state = stepState(step, setup)
          const isOpen = open === step && state !== 'waiting'
          return (
            <StepItem
              key={step}
              {...{ step, state, isOpen }}
              progress={{ done: setup.licensedModules, all: setup.licensableModules }}
              number={index + 1}
              onToggle={() => setAsked(isOpen ? 'none' : step)}
            >
              {isOpen && contents[step]()}
            </StepItem>
          )
        })}
      </ol>
      {setup.units > 0 && <WhatComesNext units={units} />}
    </>
  )
}
