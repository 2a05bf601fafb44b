import { useQueryClient } from '@tanstack/react-query'
import type { ImportChoice } from '@veckovis/domain/forecast'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForecast } from '../../../../context/use-forecast'
import { bytesTooMany, importsQuery, sendImport } from '../../../../data/import-queries'
import type { ReadImport } from '../read-import'
import { openConflicts, takeChosen } from './import-choice'
import { bodyOf, type Preview } from './use-preview'

/** An import that is done: its id, how many cells it brought, and how many were changed meanwhile and left. */
export type DoneImport = { readonly id: number; readonly taken: number; readonly leftAlone: number }

type TakingInput = {
  readonly read: ReadImport
  readonly preview: Preview
  readonly onDone: (done: DoneImport) => void
}

/** Whether what asked is still on the page: another year or unit, or data that was read again, has taken its place else. */
const useIsShown = () => {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** The one call, then the forecast: what the server has not kept is not taken in. */
const useSending = ({ read, preview, onDone }: TakingInput) => {
  const { t } = useTranslation('forecast-import')
  const isShown = useIsShown()
  const { editor } = useForecast()
  const queries = useQueryClient()
  const { unitId, year } = editor.address
  const { differences } = preview.comparison
  const take = (answered: ImportChoice) => {
    const taken = takeChosen(editor.content().forecast, differences, answered, read.recognised)
    editor.update(() => taken.forecast, 'imported')
    return { taken: taken.taken, leftAlone: taken.leftAlone }
  }
  return useSave({
    save: async (answered: ImportChoice) => {
      const id = await sendImport(unitId, bodyOf(read, year))
      if (isShown.current) return { id, ...take(answered) }
      // The forecast that was asked about is gone, and no other one takes its values.
      notify.info(t('doneLeft', { id }))
      return { id, taken: 0, leftAlone: 0 }
    },
    onSaved: done => {
      void queries.invalidateQueries({ queryKey: importsQuery({ unitId, year }).queryKey })
      onDone(done)
    },
    problemOf,
  })
}

/** First the question about conflicts, so that giving up sends nothing; then the import. */
export const useTaking = (input: TakingInput) => {
  const { t } = useTranslation('forecast-import')
  const { closeImport, editor } = useForecast()
  const [isAsking, setAsking] = useState(false)
  const { unitId, year } = editor.address
  const tooLarge = useMemo(() => bytesTooMany(unitId, bodyOf(input.read, year)), [unitId, year, input.read])
  const { isBusy, problem, save } = useSending(input)
  const { choice, setChoice, comparison } = input.preview
  const conflicts = openConflicts(comparison.differences, choice)
  const send = (answered: ImportChoice) => {
    setAsking(false)
    setChoice(answered)
    void save(answered)
  }
  return {
    /** Bytes, where the file holds more rows than can be sent: nothing of it can come in. */
    tooLarge,
    conflicts,
    isAsking,
    isBusy,
    problem,
    /** Asks about what is there, where something is. */
    start: () => (conflicts.length > 0 ? setAsking(true) : send(choice)),
    send,
    cancel: () => {
      setAsking(false)
      closeImport()
      notify.info(t('cancelled'))
      // The dialog gives the focus back to a button that is gone.
      requestAnimationFrame(() => void editor.focusSheet())
    },
  }
}
