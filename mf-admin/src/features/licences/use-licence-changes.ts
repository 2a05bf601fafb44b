import type { Licence } from '@veckovis/contracts/modules'
import { useSave } from '@veckovis/forms/saving'
import { useLanguage, useTranslation } from '@veckovis/platform'
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
import type { GivenLicence } from './licence-question'

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
    onSaved: setDone,
    problemOf,
    onProblem: () => void refreshLicences(),
  })
  return {
    done,
    busy: isBusy,
    problem: problem === null ? null : refusalText(problem, 'licence'),
    forgetProblem,
    /** Of several, whose offer stays the same until the last is made. */
    runFirst: save,
    run: async (work: () => Promise<DoneChange>): Promise<boolean> => {
      const isMade = await save(work)
      // The list shows what holds now as soon as it comes; nothing waits for it.
      if (isMade) void refreshLicences()
      return isMade
    },
  }
}

/** The last one first; the list holds what is still to be taken back. */
const takeBack = async (given: Licence[]): Promise<void> => {
  for (let held = given.at(-1); held !== undefined; held = given.at(-1)) {
    await removeLicence(held)
    given.pop()
  }
}

/** The changes of one municipality's licences. Each answers whether it was made. */
export const useLicenceChanges = (municipalityId: number) => {
  const { t } = useTranslation('admin-licences')
  const { runFirst, run, ...state } = useLastChange()
  const list = new Intl.ListFormat(useLanguage())
  return {
    ...state,
    /** One after the other; those that are given by the time one is refused stay, and are taken back together. */
    give: async (wanted: readonly GivenLicence[]) => {
      const given: Licence[] = []
      for (const { subject, period } of wanted) {
        const isGiven = await runFirst(async () => {
          given.push(await giveLicence(municipalityId, { licenceKey: subject.licenceKey, ...period }))
          const title = list.format(wanted.slice(0, given.length).map(({ subject }) => subject.title))
          return { text: t('done.given', { count: given.length, title }), undo: () => takeBack(given) }
        })
        if (!isGiven) return false
      }
      void refreshLicences()
      return true
    },
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
