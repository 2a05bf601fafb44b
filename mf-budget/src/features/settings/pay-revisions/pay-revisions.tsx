import { useTranslation } from '@veckovis/platform'
import { DatedCard } from '../dated/dated-card'
import { DatedTable } from '../dated/dated-table'
import { RevisionDialog } from './revision-dialog'
import { payRevisions } from './revision-form'
import { byHowMuch, revisionName, whom } from './revision-words'

type PayRevisionsProps = {
  readonly municipalityId: number
  /** The year that a new revision is meant for at first. */
  readonly year: number
}

/** Dated revisions of pay of a municipality, which its forecasts count. */
export const PayRevisions = ({ municipalityId, year }: PayRevisionsProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <DatedCard
      municipalityId={municipalityId}
      kind={payRevisions}
      title={t('settings.revisions.title')}
      intro={t('settings.revisions.intro')}
      none={t('settings.revisions.none')}
      add={t('settings.revisions.new')}
      list={({ revisions }, onOpen) => (
        <DatedTable
          label={t('settings.revisions.title')}
          about={t('settings.revisions.whom')}
          change={t('settings.revisions.change')}
          items={revisions}
          onOpen={onOpen}
          rowOf={revision => ({
            value: byHowMuch(revision, t),
            about: whom(revision.staffType, t),
            changeOf: t('settings.revisions.changeOf', { name: revisionName(revision, t) }),
            removeOf: t('settings.revisions.removeOf', { name: revisionName(revision, t) }),
          })}
        />
      )}
      dialog={props => <RevisionDialog {...props} day={`${year}-04-01`} />}
      removalOf={revision => ({
        title: t('settings.removeOf', { name: whom(revision.staffType, t), day: revision.validFrom }),
        text: t('settings.revisions.removeText', { value: byHowMuch(revision, t) }),
        removed: t('settings.revisions.removed'),
      })}
    />
  )
}
