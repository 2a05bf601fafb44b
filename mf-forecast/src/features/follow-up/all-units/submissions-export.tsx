import { ListExport } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { SubmissionPart } from '../../../data/follow-up/submission-list-queries'
import type { OccasionToFollow } from './use-occasion'

type SubmissionsExportProps = {
  readonly occasion: OccasionToFollow
  readonly year: number
  readonly part: SubmissionPart
  /** Of the list; undefined until it is there. */
  readonly total: number | undefined
}

const fetchCode = () => import('./export-submissions')

/** Gives what the units have handed in, with their comments, as a file. */
export const SubmissionsExport = ({ occasion, year, part, total = 0 }: SubmissionsExportProps) => {
  const { t } = useTranslation('forecast-submissions')
  const { t: followUp } = useTranslation('forecast-follow-up')
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportSubmissions }, giving) =>
        exportSubmissions({ occasion, year, part, t, stepName: step => followUp(`steps.names.${step}`), giving })
      }
      disabled={total === 0}
    />
  )
}
