import type { UnitQuantities } from '@veckovis/contracts/budget'
import type { QuantityPriceKey } from '@veckovis/domain/budget'
import { mergeServerState } from '@veckovis/domain/forecast'
import { useSave, useUnsavedWork } from '@veckovis/forms/saving'
import { createUnderWay, notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import { useForecast } from '../../context/use-forecast'
import { fetchCurrent } from '../../data/fetch-current'
import { quantitiesQuery, sendQuantities } from '../../data/quantities-query'
import { queryClient } from '../../data/query-client'
import type { ForecastEditor } from '../../editing/forecast-editor'
import { fieldOf, pastedTexts, readQuantities, type TypedTexts } from './read-quantities'

/** The forecast shows what the quantities bring; edits that are not saved stay as they are. */
const showInForecast = async (editor: ForecastEditor): Promise<void> => {
  const { input, version } = await fetchCurrent(editor)
  editor.replace({ forecast: mergeServerState(editor.content().forecast, input), version })
}

/**
 * Sends the whole year, and shows what it brings once it is stored. The fields keep to what they were filled from until
 * somebody else was first.
 */
const useSending = (given: UnitQuantities, onSaved: () => void) => {
  const { t } = useTranslation('forecast-quantities')
  const { editor } = useForecast()
  const [stored, setStored] = useState(given)
  const query = quantitiesQuery(editor.address)
  const saving = useSave({
    save: (quantities: NonNullable<ReturnType<typeof readQuantities>['quantities']>) =>
      sendQuantities(editor.address, { version: stored.version, quantities }),
    onSaved: async answer => {
      queryClient.setQueryData(query.queryKey, answer)
      notify.success(t('saved'))
      onSaved()
      await showInForecast(editor).catch((error: unknown) => notify.error(t('notShown', problemOf(error))))
    },
    problemOf,
    // Fields that nobody has touched show what is stored now, and the next save rests on it.
    onProblem: async ({ kind }) => {
      if (kind === 'stale') setStored(await queryClient.fetchQuery(query))
    },
  })
  return { stored, ...saving }
}

/** What is typed of a year. What is wrong is said from the first press of the button on; what was typed stays. */
export const useQuantities = (given: UnitQuantities, onClose: () => void) => {
  const [typed, setTyped] = useState<TypedTexts>(new Map())
  const [isTold, setIsTold] = useState(false)
  const [underWay] = useState(createUnderWay)
  const [isSettled, setIsSettled] = useState(false)
  const { stored, isBusy, problem, save } = useSending(given, () => {
    setIsSettled(true)
    onClose()
  })
  const read = readQuantities(stored, typed)
  const send = async (): Promise<boolean> => {
    setIsTold(true)
    return read.quantities !== null && underWay.track(save(read.quantities))
  }
  useUnsavedWork({
    isDirty: () => typed.size > 0 && !isSettled,
    save: send,
    discard: () => setTyped(new Map()),
    saving: underWay.now,
  })
  const change = (texts: TypedTexts) => setTyped(before => new Map([...before, ...texts]))
  return {
    ...{ stored, typed, isBusy, problem, send },
    sums: read.sums,
    problems: isTold ? read.problems : new Map<never, never>(),
    type: (key: QuantityPriceKey, month: number, text: string) => change(new Map([[fieldOf(key, month), text]])),
    /** False where it is one value, which the field takes by itself. */
    paste: (pasted: string, key: QuantityPriceKey, from: number): boolean => {
      const texts = pastedTexts(pasted, key, from)
      if (texts !== null) change(texts)
      return texts !== null
    },
  }
}
