import { useQuery } from '@tanstack/react-query'
import type { MunicipalityPayRevisions, PayRevisionOnWire } from '@veckovis/contracts/budget'
import { payRevisionKey } from '@veckovis/domain/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { Button, Card, Inline, Stack } from '@veckovis/ui'
import { useState } from 'react'
import {
  payRevisionPreviewQuery,
  payRevisionsQuery,
  refreshPayRevisions,
  removePayRevision,
} from '../../../data/pay-revision-queries'
import { DatedValues } from '../dated-values'
import { RemoveQuestion } from '../remove-question'
import { CostEffect } from '../cost-effect'
import { RevisionDialog } from './revision-dialog'
import { revisionDraftKind } from './revision-form'
import { byHowMuch, revisionName, whom } from './revision-words'
import * as styles from '../settings.module.css'

type Open = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly revision: PayRevisionOnWire }

const subjectOf = (revision: PayRevisionOnWire | null): string =>
  revision === null ? 'new' : `${payRevisionKey(revision)} ${revision.validFrom}`

/** A revision that was being typed when the page was lost stands open again. */
const useOpen = ({ id, revisions }: MunicipalityPayRevisions) => {
  const [kept] = useKeptDrafts(revisionDraftKind, id)
  const revision = revisions.find(each => subjectOf(each) === kept?.subject)
  const begun: Open | null = revision === undefined ? null : { kind: 'change', revision }
  return useState<Open | null>(kept?.subject === subjectOf(null) ? { kind: 'new' } : begun)
}

type RemoveRevisionProps = {
  readonly municipality: MunicipalityPayRevisions
  readonly revision: PayRevisionOnWire
  readonly onClose: () => void
}

const RemoveRevision = ({ municipality: { id, revisions }, revision, onClose }: RemoveRevisionProps) => {
  const { t } = useTranslation('mf-budget')
  const [question] = useState({ remove: revision.id })
  const effect = useQuery(payRevisionPreviewQuery(id, { question, revisions }))
  return (
    <RemoveQuestion
      title={t('settings.removeOf', { name: whom(revision.staffType, t), day: revision.validFrom })}
      removed={t('settings.revisions.removed')}
      remove={() => removePayRevision(id, revision.id)}
      refresh={() => refreshPayRevisions(id)}
      onClose={onClose}
    >
      <p>{t('settings.revisions.removeText', { value: byHowMuch(revision, t) })}</p>
      <CostEffect query={effect} />
    </RemoveQuestion>
  )
}

type RevisionTableProps = {
  readonly revisions: readonly PayRevisionOnWire[]
  readonly onOpen: (open: Open) => void
}

const RevisionTable = ({ revisions, onOpen }: RevisionTableProps) => {
  const { t } = useTranslation('mf-budget')
  const actionsOf = (revision: PayRevisionOnWire) => {
    const name = revisionName(revision, t)
    return (
      <Inline justify="end">
        <Button
          variant="quiet"
          aria-label={t('settings.revisions.changeOf', { name })}
          onClick={() => onOpen({ kind: 'change', revision })}
        >
          {t('settings.revisions.change')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('settings.revisions.removeOf', { name })}
          onClick={() => onOpen({ kind: 'remove', revision })}
        >
          {t('settings.remove')}
        </Button>
      </Inline>
    )
  }
  return (
    <div className={styles.setting}>
      <DatedValues
        label={t('settings.revisions.title')}
        about={t('settings.revisions.whom')}
        hasWideActions
        rows={revisions.toReversed().map(revision => ({
          id: revision.id,
          day: revision.validFrom,
          value: byHowMuch(revision, t),
          about: whom(revision.staffType, t),
          actions: actionsOf(revision),
        }))}
      />
    </div>
  )
}

type RevisionsProps = { readonly municipality: MunicipalityPayRevisions; readonly year: number }

const Revisions = ({ municipality, year }: RevisionsProps) => {
  const { t } = useTranslation('mf-budget')
  const [open, setOpen] = useOpen(municipality)
  const close = () => setOpen(null)
  const changed = open?.kind === 'change' ? open.revision : null
  return (
    <>
      {municipality.revisions.length === 0 ? (
        <p>{t('settings.revisions.none')}</p>
      ) : (
        <RevisionTable revisions={municipality.revisions} onOpen={setOpen} />
      )}
      <Inline>
        <Button onClick={() => setOpen({ kind: 'new' })}>{t('settings.revisions.new')}</Button>
      </Inline>
      {(open?.kind === 'new' || changed !== null) && (
        <RevisionDialog
          municipality={municipality}
          revision={changed}
          subject={subjectOf(changed)}
          day={`${year}-04-01`}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveRevision municipality={municipality} revision={open.revision} onClose={close} />
      )}
    </>
  )
}

type PayRevisionsProps = {
  readonly municipalityId: number
  /** The year that a new revision is meant for at first. */
  readonly year: number
}

/** Dated revisions of pay of a municipality, which its forecasts count. */
export const PayRevisions = ({ municipalityId, year }: PayRevisionsProps) => {
  const { t } = useTranslation('mf-budget')
  const query = useQuery(payRevisionsQuery(municipalityId))
  useProgress(query.isFetching)
  return (
    <Card title={t('settings.revisions.title')}>
      <Stack gap={3}>
        <p>{t('settings.revisions.intro')}</p>
        <Loaded query={query} lines={3}>
          {municipality => <Revisions municipality={municipality} year={year} />}
        </Loaded>
      </Stack>
    </Card>
  )
}
