import type { Licence, LicencePeriod } from '@veckovis/contracts/modules'
import { useSave } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import {
  changeLicence,
  endLicence,
  giveLicence,
  periodOf,
  refreshLicences,
  removeLicence,
} from '../../data/licence-queries'

/** What was done last, and how it is taken back. */
interface DoneChange {
  text: string
  undo: (() => Promise<unknown>) | null
}

/** Runs one change at a time; what was done last is offered to be undone, and nothing but the last. */
const useLastChange = () => {
  const [done, setDone] = useState<DoneChange | null>(null)
  const { isBusy, problem, forgetProblem, save } = useSave({
    save: (work: () => Promise<DoneChange>) => work(),
    // The list shows what holds now as soon as it comes; nothing waits for it.
    onSaved: change => {
      setDone(change)
      void refreshLicences()
    },
    problemOf,
    onProblem: () => void refreshLicences(),
  })
  return {
    done,
    busy: isBusy,
    problem: problem === null ? null : refusalText(problem, 'licence'),
    forgetProblem,
    run: save,
  }
}

/** The changes of one municipality's licences. Each answers whether it was made. */
export const useLicenceChanges = (municipalityId: number) => {
  const { t } = useTranslation('admin-licences')
  const { run, ...state } = useLastChange()
  return {
    ...state,
    give: (licenceKey: string, title: string, period: LicencePeriod) =>
      run(async () => {
        const given = await giveLicence(municipalityId, { licenceKey, ...period })
        return { text: t('done.given', { title }), undo: () => removeLicence(given) }
      }),
    /** Without an end it ends now. */
    end: (held: Licence, title: string, validTo: string | null) =>
      run(async () => {
        const period = { validFrom: held.validFrom, validTo }
        const ended = await (validTo === null ? endLicence(held) : changeLicence(held, period))
        return { text: t('done.ended', { title }), undo: () => changeLicence(ended, periodOf(held)) }
      }),
    remove: (held: Licence, title: string) =>
      run(async () => {
        await removeLicence(held)
        const request = { licenceKey: held.licenceKey, ...periodOf(held) }
        return { text: t('done.removed', { title }), undo: () => giveLicence(municipalityId, request) }
      }),
    undo: () =>
      run(async () => {
        await state.done?.undo?.()
        return { text: t('done.undone'), undo: null }
      }),
  }
}

export type LicenceChanges = ReturnType<typeof useLicenceChanges>
