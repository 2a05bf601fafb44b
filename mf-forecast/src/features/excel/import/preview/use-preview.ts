import {
  cellKey,
  comesIn,
  importBody,
  importEffect,
  takeImport,
  wholeImport,
  type ImportChoice,
  type ImportDifference,
} from '@veckovis/domain/forecast'
import { useMemo, useState } from 'react'
import { useFigures } from '../../../../context/use-forecast'
import type { ReadImport } from '../read-import'
import { compareSheet } from './import-choice'

/** What the file would change in the forecast as it is at this moment, and what of that is chosen. */
export const usePreview = ({ recognised }: ReadImport) => {
  const { state, result } = useFigures()
  const { range } = result
  const [choice, setChoice] = useState<ImportChoice>(wholeImport)
  const comparison = useMemo(() => compareSheet(state, recognised), [state, recognised])
  const { differences } = comparison
  const chosen = useMemo(() => differences.filter(cell => comesIn(cell, choice)), [differences, choice])
  const effect = useMemo(() => {
    const taken = takeImport(state, chosen, choice)
    return taken.ok ? importEffect(state, taken.value, range) : null
  }, [state, chosen, choice, range])
  const chosenKeys = useMemo(() => new Set(chosen.map(cellKey)), [chosen])
  const isChosen = (cell: ImportDifference) => chosenKeys.has(cellKey(cell))
  return { comparison, choice, setChoice, chosen, chosenKeys, isChosen, effect, range }
}

export type Preview = ReturnType<typeof usePreview>

/** What is sent of a file: everything that was recognised, as it was read. */
export const bodyOf = ({ sheets, chosen, labels }: ReadImport, year: number) =>
  importBody(sheets, { chosen, year, labels })
