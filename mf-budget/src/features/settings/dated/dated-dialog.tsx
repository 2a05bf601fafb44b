import { useQuery } from '@tanstack/react-query'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { CostEffect } from '../cost-effect'
import { useAsked } from '../use-asked'
import type { DatedDialogProps, DatedKind } from './dated-kind'
import * as styles from './dated-dialog.module.css'

type OfMunicipality = { readonly id: number }
type Texts<Field extends string> = Readonly<Record<Field, string>>

type DatedFormOptions<Field extends string, ToSet, Typed> = Pick<
  Parameters<typeof useSavedForm<Field>>[0],
  'initialValues' | 'schema'
> & {
  /** What the rules have let pass: as it is asked about, and as it is saved. */
  readonly typedOf: (texts: Texts<Field>) => Typed
  readonly toSetOf: (texts: Texts<Field>) => ToSet
  /** Said when it is saved. */
  readonly saved: string
}

/** The form of a dated setting: it is saved when what it does to the forecasts has been shown. */
export const useDatedForm = <
  Answer extends OfMunicipality,
  Item extends { readonly id: number },
  ToSet,
  Typed,
  Field extends string,
>(
  { queries, draft, itemsOf }: DatedKind<Answer, Item, ToSet, Typed>,
  { municipality, subject, onClose }: Omit<DatedDialogProps<Answer, Item>, 'item'>,
  { typedOf, toSetOf, saved, ...fields }: DatedFormOptions<Field, ToSet, Typed>,
) => {
  const { t } = useTranslation('mf-budget')
  const { id } = municipality
  const { asked, ask, isAskedOf } = useAsked<Texts<Field>>()
  const question = asked === null ? null : { set: typedOf(asked) }
  const effect = useQuery(queries.previewQuery(id, { question, stored: itemsOf(municipality) }))
  const isShownOf = (texts: Texts<Field>) => isAskedOf(texts) && effect.data !== undefined
  const form = useSavedForm<Field>({
    ...fields,
    draft: { kind: draft, unitId: id, subject },
    words: code => t(`errors.${code}`),
    tells: 'when-sent',
    asksBeforeLeaving: false,
    about: ['budget-setting', 'budget'],
    mayGoOn: async texts => {
      if (!isAskedOf(texts)) ask(texts)
      return isShownOf(texts)
    },
    save: async texts => {
      try {
        await queries.save(id, toSetOf(texts))
        notify.success(saved)
        onClose()
      } finally {
        await queries.refresh(id)
      }
    },
  })
  return { form, effect, isAsked: isAskedOf(form.values), isShown: isShownOf(form.values) }
}

type DatedDialogFrame = {
  readonly title: string
  readonly state: Pick<ReturnType<typeof useDatedForm>, 'effect' | 'isAsked' | 'isShown'> & {
    readonly form: ComponentProps<typeof FormDialog>['form']
  }
  /** Said where no year's cost changes, in place of that no forecast is affected. */
  readonly noEffect?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** In a long dialog the effect stands below what is in sight: its wait, what came of it, and that it failed. */
const useInSight = (isAsked: boolean, status: string) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, status])
  return place
}

/** The dialog of such a form, with the effect below its fields. */
export const DatedDialog = ({ title, state, noEffect, onClose, children }: DatedDialogFrame) => {
  const { t } = useTranslation('mf-budget')
  const { form, effect, isAsked, isShown } = state
  const place = useInSight(isAsked, effect.status)
  return (
    <FormDialog
      title={title}
      form={form}
      width={640}
      submitLabel={t(isShown ? 'settings.save' : 'settings.revisions.effect.show')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      {children}
      <div ref={place} className={styles.effect}>
        {isAsked && <CostEffect query={effect} {...(noEffect !== undefined && { none: noEffect })} />}
      </div>
    </FormDialog>
  )
}
