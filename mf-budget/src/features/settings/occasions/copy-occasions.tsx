import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '@veckovis/contracts/outcome'
import { newRequestId, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, ProblemNotice } from '@veckovis/ui'
import {
  addOccasion,
  occasionsQuery,
  refreshOccasions,
  type YearOfMunicipality,
} from '../../../data/occasions/occasion-queries'
import { inNextYear } from './occasion-form'

type CopyOccasionsProps = {
  readonly of: YearOfMunicipality
  /** The year has none yet. */
  readonly isOffered: boolean
}

/** Those of the year before, each a year later: one after the other, so that those before one that is refused are there. */
export const CopyOccasions = ({ of, isOffered }: CopyOccasionsProps) => {
  const { t } = useTranslation('follow-up-occasions')
  const before = { ...of, year: of.year - 1 }
  const { data } = useQuery({ ...occasionsQuery(before), enabled: isOffered })
  const refresh = () => refreshOccasions(of.municipalityId)
  const { isBusy, problem, save } = useSave({
    save: async (occasions: readonly Occasion[]) => {
      for (const occasion of occasions) await addOccasion(of, { requestId: newRequestId(), ...inNextYear(occasion) })
      return occasions.length
    },
    onSaved: async count => {
      notify.success(t('copy.done', { count }))
      await refresh()
    },
    problemOf,
    onProblem: refresh,
  })
  return (
    <>
      {problem !== null && <ProblemNotice text={refusalText(problem, 'record')} />}
      {isOffered && data !== undefined && data.occasions.length > 0 && (
        <Button disabled={isBusy} onClick={() => void save(data.occasions)}>
          {t('copy.offer', { year: before.year })}
        </Button>
      )}
    </>
  )
}
