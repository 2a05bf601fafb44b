import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '@veckovis/contracts/outcome'
import { newRequestId, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, ProblemNotice } from '@veckovis/ui'
import { useState } from 'react'
import {
  addOccasion,
  occasionsQuery,
  refreshOccasions,
  type YearOfMunicipality,
} from '../../../data/occasions/occasion-queries'
import { inNextYear } from './occasion-form'

type CopyOccasionsProps = {
  readonly of: YearOfMunicipality
  /** Those that the year has already. */
  readonly occasions: readonly Occasion[]
}

/** Those of the year before, each a year later: one after the other, so that those before one that is refused are there. */
export const CopyOccasions = ({ of, occasions: there }: CopyOccasionsProps) => {
  const { t } = useTranslation('follow-up-occasions')
  const before = { ...of, year: of.year - 1 }
  const [begun, setBegun] = useState(false)
  // A copy that broke off is offered until it is whole.
  const isOffered = there.length === 0 || begun
  const { data } = useQuery({ ...occasionsQuery(before), enabled: isOffered })
  const names = new Set(there.map(({ name }) => name))
  const missing = data === undefined ? [] : data.occasions.filter(({ name }) => !names.has(name))
  const refresh = () => refreshOccasions(of.municipalityId)
  const { isBusy, problem, save } = useSave({
    save: async (occasions: readonly Occasion[]) => {
      setBegun(true)
      for (const occasion of occasions) await addOccasion(of, { requestId: newRequestId(), ...inNextYear(occasion) })
      return occasions.length
    },
    onSaved: async count => {
      notify.success(t('copy.done', { count }))
      setBegun(false)
      await refresh()
    },
    problemOf,
    onProblem: refresh,
  })
  return (
    <>
      {problem !== null && <ProblemNotice text={refusalText(problem, 'record')} />}
      {isOffered && missing.length > 0 && (
        <Button disabled={isBusy} onClick={() => void save(missing)}>
          {t('copy.offer', { year: before.year })}
        </Button>
      )}
    </>
  )
}
