import { sortBySwedishName, type County } from './unit-tree'

const pickerLevels = ['county', 'municipality', 'department', 'unit'] as const

export type PickerLevel = (typeof pickerLevels)[number]

/** Ids chosen so far, from the county down; a skipped level needs no entry. */
export type PickerChoice = {
  readonly countyId?: number | undefined
  readonly municipalityId?: number | undefined
  readonly departmentId?: number | undefined
}

export type PickerEntry = { readonly id: number; readonly name: string }

type VisiblePickerLevel = {
  readonly level: PickerLevel
  /** Sorted by Swedish name */
  readonly entries: readonly PickerEntry[]
  /** What was chosen there; null on the level that is open */
  readonly chosenId: number | null
}

export type VisiblePickerLevels = {
  /** Levels shown up to the open one, which is last; going back leads to the one before */
  readonly levels: readonly VisiblePickerLevel[]
  /** Entries passed on the way, skipped ones included: the breadcrumb */
  readonly path: readonly PickerEntry[]
  /** n of 'Step n of m' */
  readonly step: number
  /** m of 'Step n of m': levels shown and those below that can still be shown */
  readonly steps: number
}

type TreeNode = PickerEntry & { readonly children: readonly TreeNode[] }

const nodesOf = (counties: readonly County[]): TreeNode[] =>
  counties.map(county => ({
    ...county,
    children: county.municipalities.map(municipality => ({
      ...municipality,
      children: municipality.departments.map(department => ({
        ...department,
        children: department.units.map(unit => ({ ...unit, children: [] })),
      })),
    })),
  }))

const isUnitLevel = (depth: number): boolean => depth === pickerLevels.length - 1

/** How many levels below can still be shown: one with a single entry under every parent is passed over. */
const countLevelsBelow = (nodes: readonly TreeNode[], depth: number): number => {
  if (isUnitLevel(depth)) return 0
  const isShown = isUnitLevel(depth + 1) || nodes.some(node => node.children.length !== 1)
  return (
    (isShown ? 1 : 0) +
    countLevelsBelow(
      nodes.flatMap(node => node.children),
      depth + 1,
    )
  )
}

/**
 * The levels of the unit picker for a choice. A level with exactly one entry under the chosen parent is passed over,
 * except units, which are always chosen. A chosen id that is not in the tree counts as not chosen.
 */
export const visiblePickerLevels = (counties: readonly County[], choice: PickerChoice): VisiblePickerLevels => {
  const chosenIds = [choice.countyId, choice.municipalityId, choice.departmentId]
  const levels: VisiblePickerLevel[] = []
  const path: PickerEntry[] = []
  let nodes = nodesOf(counties)
  for (const [depth, level] of pickerLevels.entries()) {
    const isSkipped = nodes.length === 1 && !isUnitLevel(depth)
    const chosen = isSkipped ? nodes[0] : nodes.find(node => node.id === chosenIds[depth])
    const entries = sortBySwedishName(nodes.map(({ id, name }) => ({ id, name })))
    if (!isSkipped) levels.push({ level, entries, chosenId: chosen?.id ?? null })
    if (chosen === undefined) {
      const steps = levels.length + countLevelsBelow(nodes, depth)
      return { levels, path, step: levels.length, steps }
    }
    path.push({ id: chosen.id, name: chosen.name })
    nodes = [...chosen.children]
  }
  return { levels, path, step: levels.length, steps: levels.length }
}
