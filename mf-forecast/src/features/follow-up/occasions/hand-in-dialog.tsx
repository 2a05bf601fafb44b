import { useQuery } from '@tanstack/react-query'
import type { SubmissionPreview } from '@veckovis/contracts/outcome'
import { FormDialog, LoadedDialog } from '@veckovis/forms/dialog'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation, withTexts } from '@veckovis/platform'
import { Hint, Notice } from '@veckovis/ui'
import en from '../../../../locales/occasions/en.json'
import sv from '../../../../locales/occasions/sv.json'
import {
  submissionPreviewQuery,
  submissionQuery,
  type OccasionOfUnit,
} from '../../../data/follow-up/submission-queries'
import { useCommentFields } from './comment-fields'
import { commentsOfNoStep } from './hand-in-form'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'
import { SnapshotFigures } from './snapshot-figures'
import { SnapshotMeasures } from './snapshot-measures'
import { SnapshotSteps } from './snapshot-steps'
import { useHandIn } from './use-hand-in'

export type HandInDialogProps = {
  readonly unitId: number
  readonly occasion: OccasionOfUnit
  readonly onClose: () => void
}

/** Why it was returned, for whoever hands in again. */
const Returned = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  return (
    <Loaded query={useQuery(submissionQuery(id))} lines={1}>
      {({ events }) => {
        const event = events.findLast(({ state }) => state === 'returned')
        if (event === undefined) return null
        return (
          <Notice title={t('returnedBy', { done: words.done(event) })}>
            <span className={styles.said}>{event.comment ?? t('commentErased')}</span>
          </Notice>
        )
      }}
    </Loaded>
  )
}

/** When a step needs a comment. */
const Rule = ({ snapshot }: Pick<SubmissionPreview, 'snapshot'>) => {
  const { t } = useTranslation('forecast-occasions')
  const threshold = useOccasionWords().threshold(snapshot.threshold)
  if (threshold === null) return <Hint>{t('ruleNone')}</Hint>
  return <Hint>{t(snapshot.threshold.percent === null ? 'ruleKronor' : 'rule', { threshold })}</Hint>
}

type FormProps = HandInDialogProps & { readonly first: SubmissionPreview }

const HandInForm = ({ unitId, occasion, first, onClose }: FormProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-occasions')
  const { step } = useOccasionWords()
  const handing = useHandIn({ unitId, occasionId: occasion.id }, first, onClose)
  const { form, preview, isNewer } = handing
  const { snapshot, titles } = preview
  const below = useCommentFields(handing)
  return (
    <FormDialog
      title={words('handInTitle', { occasion: occasion.name, year: snapshot.year })}
      width={800}
      form={form}
      submitLabel={words('handIn')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      {isNewer && (
        <Notice tone="warning" announce title={words('newer')}>
          {words('newerText')}
        </Notice>
      )}
      {occasion.submission?.state === 'returned' && <Returned id={occasion.submission.id} />}
      <SnapshotFigures snapshot={snapshot} />
      <Rule snapshot={snapshot} />
      <SnapshotSteps snapshot={snapshot} below={below} />
      {commentsOfNoStep(form.values, snapshot.steps).map(id => (
        <Notice key={id} tone="warning" title={words('noStep', { step: step(id) })}>
          <span className={styles.said}>{form.values[id]}</span>
        </Notice>
      ))}
      <SnapshotMeasures measures={snapshot.measures} titles={titles} />
    </FormDialog>
  )
}

/** What would be handed in now is read first. */
const ShownHandIn = (props: HandInDialogProps) => {
  const { unitId, occasion, onClose } = props
  const { t } = useTranslation('forecast-occasions')
  const query = useQuery(submissionPreviewQuery({ unitId, occasionId: occasion.id }))
  return (
    <LoadedDialog title={t('handInFor', { name: occasion.name })} query={query} onClose={onClose}>
      {preview => <HandInForm {...props} first={preview} />}
    </LoadedDialog>
  )
}

/** What a unit hands in for an occasion: the figures of now, with the comments that they need. */
export const HandInDialog = withTexts('forecast-occasions', { sv, en }, ShownHandIn)
